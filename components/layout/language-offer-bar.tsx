'use client'

import { X } from 'lucide-react'
import { useLocale } from 'next-intl'
import { useState, useSyncExternalStore } from 'react'
import { getPathname, usePathname } from '@/lib/i18n/navigation'
import type { AppLocale } from '@/lib/i18n/routing'
import { rememberLanguage, wantedLanguage } from './remember-language'

type Offer = { locale: AppLocale; text: string; go: string; dismiss: string }

/** The wish is read once the page is here: what the server sends is the same for everyone. */
const never = () => () => {}
const onServer = () => null

export function LanguageOfferBar({ offers }: { offers: Offer[] }) {
  const current = useLocale()
  const pathname = usePathname()
  const wanted = useSyncExternalStore(never, wantedLanguage, onServer)
  const [closed, setClosed] = useState(false)
  const offer = offers.find(({ locale }) => locale === wanted)
  if (closed || !offer || offer.locale === current) return null
  const { locale, text, go, dismiss } = offer
  return (
    <aside
      lang={locale}
      aria-label={text}
      className="no-print sticky bottom-0 z-10 border-t border-strong bg-sheet"
    >
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
