import { useTranslations } from 'next-intl'
import type { OutlineEntry } from '@/components/ui/markdown/markdown-headings'

type Props = { entries: readonly OutlineEntry[]; lang: string | undefined }

function Entries({ entries, lang }: Props) {
  const t = useTranslations('blog')
  const top = Math.min(...entries.map(({ depth }) => depth))
  return (
    <nav aria-label={t('contents')} className="text-sm">
      <ol lang={lang}>
        {entries.map(({ id, text, depth }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={`block py-1 leading-snug hover:text-seal ${depth > top ? 'pl-4 text-soft' : ''}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Table of contents of a long post: beside the text on a wide screen, folded above it on a narrow one. */
export function PostContents(props: Props) {
  const t = useTranslations('blog')
  return (
    <div className="no-print lg:order-2">
      <details className="border-b border-line py-2 lg:hidden">
        <summary className="link inline-block list-none text-sm font-semibold">
          {t('contents')}
        </summary>
        <div className="pt-1">
          <Entries {...props} />
        </div>
      </details>
      <div className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] overflow-y-auto border-l border-line pl-5 lg:block">
        <p className="mb-1 text-xs font-bold text-soft">{t('contents')}</p>
        <Entries {...props} />
      </div>
    </div>
  )
}
