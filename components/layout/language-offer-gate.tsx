'use client'

import { useLocale } from 'next-intl'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Offer } from './language-offer-bar'
import { wantedLanguage } from './remember-language'

/** Most visitors read in their own language: the bar is no part of the first load. */
const Bar = lazy(() =>
  import('./language-offer-bar').then(({ LanguageOfferBar }) => ({ default: LanguageOfferBar })),
)

/** The wish is read once the page is here: what the server sends is the same for everyone. */
const never = () => () => {}
const onServer = () => null

export function LanguageOfferGate({ offers }: { offers: Offer[] }) {
  const current = useLocale()
  const wanted = useSyncExternalStore(never, wantedLanguage, onServer)
  const offer = offers.find(({ locale }) => locale === wanted)
  if (!offer || wanted === current) return null
  return (
    <Suspense fallback={null}>
      <Bar offer={offer} current={current} />
    </Suspense>
  )
}
