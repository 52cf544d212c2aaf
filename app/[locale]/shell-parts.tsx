'use client'

import { useLocale } from 'next-intl'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useConsent } from '@/components/layout/consent'
import { followCookieChoice } from '@/components/layout/cookie-choice'
import type { Offer } from '@/components/layout/language-offer-bar'
import { followDialogs } from '@/components/layout/native-dialogs'
import { offeredLanguage, storedLanguage } from '@/components/layout/offered-language'
import { optionalPart } from '@/components/layout/optional-part'
import { rememberLanguage } from '@/components/layout/remember-language'
import type { SignedIn } from '@/components/layout/session-check'
import { tellOtherTabs, useSessionHint } from '@/components/layout/session-hint'
import { applyStoredTheme } from '@/components/layout/stored-theme'
import { useActivity } from '@/components/layout/use-activity'
import { useDebugSwitch } from '@/components/layout/use-debug-switch'
import { useMaintenance } from '@/components/layout/use-maintenance'
import { useVisits } from '@/components/layout/use-visits'
import type { AnalyticsConfig } from '@/lib/activity/analytics'
import { usePathname } from '@/lib/i18n/navigation'
import { routing } from '@/lib/i18n/routing'
import { AuthGate } from './auth-gate'
import { CheckoutGate } from './checkout-gate'

export type ShellProps = { offers: Offer[]; analytics: AnalyticsConfig }

const LanguageOffer = optionalPart(() =>
  import('@/components/layout/language-offer-bar').then((module) => module.LanguageOfferBar),
)
const Session = optionalPart(() =>
  import('@/components/layout/session-island').then((module) => module.SessionIsland),
)
const Maintenance = optionalPart(() =>
  import('@/components/layout/maintenance-notice').then((module) => module.MaintenanceNotice),
)
const Debug = optionalPart(() =>
  import('@/components/layout/debug-panel').then((module) => module.DebugPanel),
)

/** Fetched after the first paint; of its own parts, only those that this visitor needs. */
export function ShellParts({ offers, analytics }: ShellProps) {
  const locale = useLocale()
  const path = usePathname()
  const consent = useConsent()
  const debug = useDebugSwitch()
  const maintenance = useMaintenance()
  const [user, setUser] = useState<SignedIn | null>(null)
  const hinted = useSessionHint()
  const wasHinted = useRef(hinted)
  // Before the language of this page is remembered, which is the answer to the offer too.
  const [offer] = useState(() => {
    const offered = offeredLanguage(locale, storedLanguage(), navigator.languages)
    return offers.find((each) => each.locale === offered)
  })

  const know = useCallback((found: SignedIn | null) => {
    setUser(found)
    if (found) document.documentElement.dataset.session = ''
    else delete document.documentElement.dataset.session
  }, [])
  useEffect(() => {
    if (hinted) document.documentElement.dataset.session = ''
    else know(null)
    if (wasHinted.current !== hinted) tellOtherTabs()
    wasHinted.current = hinted
  }, [hinted, know])
  useEffect(() => {
    // Spec 2: a prefix switches the language; a page without one says nothing, Korean or not.
    if (locale !== routing.defaultLocale) rememberLanguage(locale)
  }, [locale])
  useEffect(followDialogs, [])
  useEffect(followCookieChoice, [])
  useEffect(applyStoredTheme, [])
  useVisits(path, locale, consent, analytics)
  useActivity(user, path)

  return (
    <>
      {/* Not held back by the parts below, which come one by one: its links would lead to pages meanwhile. */}
      <Suspense fallback={null}>
        <AuthGate hinted={hinted} />
        <CheckoutGate />
      </Suspense>
      <Suspense fallback={null}>
        {offer ? <LanguageOffer offer={offer} /> : null}
        {maintenance?.enabled ? <Maintenance known={maintenance} /> : null}
        {hinted ? <Session onKnown={know} /> : null}
        {debug.on ? <Debug user={user} location={`${locale} ${path}`} onClose={debug.off} /> : null}
      </Suspense>
    </>
  )
}
