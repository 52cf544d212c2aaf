import { useLocale } from 'next-intl'
import type { Source } from '@/lib/chat/parts/source'
import { Link } from '@/lib/i18n/navigation'
import type { AppLocale } from '@/lib/i18n/routing'

/**
 * A source by the name it is cited by, for readers of other languages after the name they know it by. Leads
 * to its page; where a pane can show it, the pane listens for `data-source`.
 */
export function SourceLink({ source, className = 'link' }: { source: Source; className?: string }) {
  const locale = useLocale() as AppLocale
  const { href, label, names, no } = source
  const name = locale === 'ko' ? null : (names?.[locale] ?? null)
  return (
    <Link href={href} className={className} lang={name ? undefined : 'ko'} data-source={no}>
      {name ? (
        <>
          {name} (<span lang="ko">{label}</span>)
        </>
      ) : (
        label
      )}
    </Link>
  )
}
