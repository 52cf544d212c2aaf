import { useTranslations } from 'next-intl'
import { getPathname } from '@/lib/i18n/navigation'
import { type AppLocale, locales } from '@/lib/i18n/routing'
import { postHref } from './blog-address'

/** The other languages that a post can be read in, each named in itself. */
export function PostLanguages({
  id,
  shown,
  available,
}: {
  id: string
  shown: AppLocale
  available: readonly AppLocale[]
}) {
  const t = useTranslations('blog')
  const names = useTranslations('language')
  const others = locales.filter((each) => each !== shown && available.includes(each))
  if (others.length === 0) return null
  return (
    <nav aria-label={t('languages')} className="no-print mt-4 flex flex-wrap gap-x-4 text-sm">
      <span className="text-soft">{t('languages')}</span>
      {others.map((locale) => (
        <a
          key={locale}
          href={getPathname({ locale, href: postHref(id) })}
          hrefLang={locale}
          lang={locale}
          className="link"
        >
          {names(locale)}
        </a>
      ))}
    </nav>
  )
}
