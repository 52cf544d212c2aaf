'use client'

import { X } from 'lucide-react'
import { useLocale } from 'next-intl'
import { useState } from 'react'
import { getPathname, usePathname } from '@/lib/i18n/navigation'
import type { AppLocale } from '@/lib/i18n/routing'
import { rememberLanguage } from './stored-language'

export type Offer = { locale: AppLocale; text: string; go: string; dismiss: string }

/** Offers the page in the visitor's language, in that language's own words; nothing redirects. */
export function LanguageOfferBar({ offer }: { offer: Offer }) {
  const current = useLocale()
  const pathname = usePathname()
  const [closed, setClosed] = useState(false)
  if (closed) return null
  const { locale, text, go, dismiss } = offer
  return (
    <aside lang={locale} aria-label={text} className="border-t border-strong bg-sheet">
      <div className="page flex items-center gap-x-4 text-sm">
        <p className="grow py-2.5 sm:grow-0">
          {text}{' '}
          <a
            href={getPathname({ locale, href: pathname }) + window.location.search}
            hrefLang={locale}
            className="link font-semibold whitespace-nowrap"
            onClick={() => rememberLanguage(locale)}
          >
            {go}
          </a>
        </p>
        <button
          type="button"
          className="inline-flex size-11 shrink-0 items-center justify-center text-soft hover:text-ink"
          aria-label={dismiss}
          title={dismiss}
          onClick={() => {
            rememberLanguage(current)
            setClosed(true)
          }}
        >
          <X size={16} aria-hidden="true" />
        </button>
      </div>
    </aside>
  )
}
