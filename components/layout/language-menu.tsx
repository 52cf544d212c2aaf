'use client'

import { Languages } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, Suspense } from 'react'
import { DisclosureMenu } from '@/components/ui/disclosure-menu'
import { menuItemClass } from '@/components/ui/menu-item-class'
import { getPathname, usePathname } from '@/lib/i18n/navigation'
import { locales } from '@/lib/i18n/routing'
import { rememberLanguage } from './remember-language'

function Choices({ query }: { query: string }): ReactNode {
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

function ChoicesHere() {
  const search = useSearchParams().toString()
  return <Choices query={search ? `?${search}` : ''} />
}

/** Plain links to the same page in the other languages; works without script too. */
export function LanguageMenu() {
  const t = useTranslations('language')
  const current = useLocale()
  return (
    <DisclosureMenu
      align="right"
      className="text-soft"
      label={
        <>
          <Languages size={18} aria-hidden="true" />
          <span className="sr-only">{t('label')}: </span>
          <span className="max-sm:sr-only">{t(current)}</span>
        </>
      }
    >
      <ul>
        <Suspense fallback={<Choices query="" />}>
          <ChoicesHere />
        </Suspense>
      </ul>
    </DisclosureMenu>
  )
}
