import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { type DocSlug, docHref } from './doc-list'

export type Neighbour = { slug: DocSlug; title: string }
type Props = { previous: Neighbour | undefined; next: Neighbour | undefined }

/** The way on at the end of a document. */
export function DocNeighbours({ previous, next }: Props) {
  const t = useTranslations('docs')
  return (
    <nav
      aria-label={t('neighbours')}
      className="no-print mt-14 grid gap-4 border-t border-strong pt-4 sm:grid-cols-2"
    >
      {previous ? (
        <Link href={docHref(previous.slug)} rel="prev" className="group block">
          <span className="block text-xs text-soft">{t('previous')}</span>
          <span className="font-semibold group-hover:text-seal">{previous.title}</span>
        </Link>
      ) : null}
      {next ? (
        <Link
          href={docHref(next.slug)}
          rel="next"
          className="group block sm:col-start-2 sm:text-right"
        >
          <span className="block text-xs text-soft">{t('next')}</span>
          <span className="font-semibold group-hover:text-seal">{next.title}</span>
        </Link>
      ) : null}
    </nav>
  )
}
