'use client'

import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, Suspense } from 'react'
import { menuItemClass } from '@/components/ui/overlay/menu-item-class'
import { getPathname, usePathname } from '@/lib/i18n/navigation'
import { locales } from '@/lib/i18n/routing'
import { rememberLanguage } from './stored-language'

function Links({ query }: { query: string }): ReactNode {
  const t = useTranslations('language')
  const current = useLocale()
  const pathname = usePathname()
  return locales.map((locale) => (
    <li key={locale}>
      <a
        href={getPathname({ locale, href: pathname }) + query}
        hrefLang={locale}
        lang={locale}
        aria-current={locale === current ? 'true' : undefined}
        className={menuItemClass}
        onClick={() => rememberLanguage(locale)}
      >
        {t(locale)}
      </a>
    </li>
  ))
}

function LinksWithQuery() {
  const search = useSearchParams().toString()
  return <Links query={search ? `?${search}` : ''} />
}

/** Links to the same page, with the same query, in the other languages. */
export function LanguageLinks() {
  return (
    <ul>
      <Suspense fallback={<Links query="" />}>
        <LinksWithQuery />
      </Suspense>
    </ul>
  )
}
