import { Fragment } from 'react'
import { Link } from '@/lib/i18n/navigation'

export type Source = {
  /** As a Korean lawyer writes it. */
  text: string
  /** Left out where a small corpus may not hold it: no link of ours leads nowhere. */
  href?: string
}

/** Sources behind a sentence, in Korean whatever the language of the page. */
export function SourceLine({ sources }: { sources: readonly Source[] }) {
  return (
    <span lang="ko">
      {sources.map(({ text, href }, index) => (
        <Fragment key={text}>
          {index > 0 ? ', ' : ''}
          {href ? (
            <Link href={href} className="link">
              {text}
            </Link>
          ) : (
            text
          )}
        </Fragment>
      ))}
    </span>
  )
}
