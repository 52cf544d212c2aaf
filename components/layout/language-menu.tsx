'use client'

import { Languages } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, Suspense, useRef } from 'react'
import { getPathname, usePathname } from '@/lib/i18n/navigation'
import { locales } from '@/lib/i18n/routing'
import { rememberLanguage } from './remember-language'

function Choices({ query, onChoose }: { query: string; onChoose: () => void }): ReactNode {
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
        className="block px-4 py-2 text-sm hover:bg-sheet aria-[current]:font-bold aria-[current]:text-seal"
        onClick={() => {
          rememberLanguage(locale)
          onChoose()
        }}
      >
        {t(locale)}
      </a>
    </li>
  ))
}

function ChoicesHere({ onChoose }: { onChoose: () => void }) {
  const search = useSearchParams().toString()
  return <Choices query={search ? `?${search}` : ''} onChoose={onChoose} />
}

/** Plain links to the same page in the other languages; works without script too. */
export function LanguageMenu() {
  const t = useTranslations('language')
  const current = useLocale()
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  return (
    <details
      ref={details}
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        details.current?.querySelector('summary')?.focus()
      }}
    >
      <summary className="flex min-h-10 list-none items-center gap-1.5 px-2 text-sm text-soft hover:text-ink">
        <Languages size={18} aria-hidden="true" />
        <span className="sr-only">{t('label')}: </span>
        <span className="max-sm:sr-only">{t(current)}</span>
      </summary>
      <ul className="absolute right-0 z-20 min-w-36 border border-line bg-paper py-1">
        <Suspense fallback={<Choices query="" onChoose={close} />}>
          <ChoicesHere onChoose={close} />
        </Suspense>
      </ul>
    </details>
  )
}
