import { useLocale, useTranslations } from 'next-intl'
import type { PostNeighbour } from '@/lib/content/schema'
import { Link } from '@/lib/i18n/navigation'
import { postHref } from './blog-address'

type Props = { earlier: PostNeighbour | null; later: PostNeighbour | null }

/** The way on at the end of a post. */
export function PostNeighbours({ earlier, later }: Props) {
  const t = useTranslations('blog')
  const locale = useLocale()
  if (!earlier && !later) return null
  const lang = (post: PostNeighbour) => (post.locale === locale ? undefined : post.locale)
  return (
    <nav
      aria-label={t('neighbours')}
      className="no-print mt-14 grid gap-4 border-t border-strong pt-4 sm:grid-cols-2"
    >
      {earlier ? (
        <Link href={postHref(earlier.id)} rel="prev" className="group block">
          <span className="block text-xs text-soft">{t('earlier')}</span>
          <span className="font-semibold group-hover:text-seal" lang={lang(earlier)}>
            {earlier.title}
          </span>
        </Link>
      ) : null}
      {later ? (
        <Link
          href={postHref(later.id)}
          rel="next"
          className="group block sm:col-start-2 sm:text-right"
        >
          <span className="block text-xs text-soft">{t('later')}</span>
          <span className="font-semibold group-hover:text-seal" lang={lang(later)}>
            {later.title}
          </span>
        </Link>
      ) : null}
    </nav>
  )
}
