'use client'

import { useLocale } from 'next-intl'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useActivity } from '@/components/layout/activity/use-activity'
import { useVisits } from '@/components/layout/analytics/use-visits'
import { useConnectionCheck } from '@/components/layout/connection/use-connection-check'
import { useConsent } from '@/components/layout/consent/consent'
import { startCookieNotice } from '@/components/layout/consent/cookie-choice'
import { useDebugSwitch } from '@/components/layout/debug/use-debug-switch'
import type { Offer } from '@/components/layout/language/language-offer-bar'
import { languageToRemember, offeredLanguage } from '@/components/layout/language/offered-language'
import { rememberLanguage, storedLanguage } from '@/components/layout/language/stored-language'
import { useMaintenance } from '@/components/layout/maintenance/use-maintenance'
import { useRoutedLinks } from '@/components/layout/navigation/use-routed-links'
import { notifyOtherTabs, useSessionHint } from '@/components/layout/session/session-hint'
import type { SignedInUser } from '@/components/layout/session/use-session'
import { applyStoredTheme } from '@/components/layout/theme/theme'
import { lazyComponent } from '@/components/ui/lazy-component'
import { supportDialogInvokers } from '@/components/ui/overlay/dialog-invokers'
import type { AnalyticsConfig } from '@/lib/activity/analytics'
import { usePathname } from '@/lib/i18n/navigation'
import { type LogLevel, setLogLevel } from '@/lib/log'
import { clearApiCache } from '@/lib/use-api'
import { LazyAuthDialog } from './lazy-auth-dialog'
import { LazyCheckoutDialog } from './lazy-checkout-dialog'
import { LazyQuickSearch } from './lazy-quick-search'

export type ShellProps = { offers: Offer[]; analytics: AnalyticsConfig; logLevel: LogLevel }

const LanguageOffer = lazyComponent(() =>
  import('@/components/layout/language/language-offer-bar').then(
    (module) => module.LanguageOfferBar,
  ),
)
const Session = lazyComponent(() =>
  import('@/components/layout/session/session-controls').then((module) => module.SessionControls),
)
const Maintenance = lazyComponent(() =>
  import('@/components/layout/maintenance/maintenance-notice').then(
    (module) => module.MaintenanceNotice,
  ),
)
const Disconnected = lazyComponent(() =>
  import('@/components/layout/connection/connection-notice').then(
    (module) => module.ConnectionNotice,
  ),
)
const Debug = lazyComponent(() =>
  import('@/components/layout/debug/debug-panel').then((module) => module.DebugPanel),
)

/** Fetched after the first paint; of its own parts, only those that this visitor needs. */
export function ClientShell({ offers, analytics, logLevel }: ShellProps) {
  const locale = useLocale()
  const path = usePathname()
  const consent = useConsent()
  const debug = useDebugSwitch()
  const maintenance = useMaintenance()
  const isDisconnected = useConnectionCheck()
  const [user, setUser] = useState<SignedInUser | null>(null)
  const hinted = useSessionHint()
  const wasHinted = useRef(hinted)
  // Before the language of this page is remembered, which is the answer to the offer too.
  const [offer] = useState(() => {
    const offered = offeredLanguage(locale, storedLanguage(), navigator.languages)
    return offers.find((each) => each.locale === offered)
  })

  const updateUser = useCallback((found: SignedInUser | null) => {
    setUser(found)
    if (found) document.documentElement.dataset.session = ''
    else delete document.documentElement.dataset.session
  }, [])
  useEffect(() => {
    if (hinted) document.documentElement.dataset.session = ''
    else updateUser(null)
    if (wasHinted.current === hinted) return
    wasHinted.current = hinted
    notifyOtherTabs()
    // What was read for the person who has left is not for the next one.
    if (!hinted) void clearApiCache()
  }, [hinted, updateUser])
  useEffect(() => {
    const remembered = languageToRemember(locale, storedLanguage())
    if (remembered) rememberLanguage(remembered)
  }, [locale])
  useEffect(() => setLogLevel(logLevel), [logLevel])
  useEffect(supportDialogInvokers, [])
  useEffect(startCookieNotice, [])
  useEffect(applyStoredTheme, [])
  useVisits(path, locale, consent, analytics)
  useActivity(user, path)
  useRoutedLinks()

  return (
    <>
      {/* Not held back by the parts below, which come one by one: its links would lead to pages meanwhile. */}
      <Suspense fallback={null}>
        <LazyAuthDialog hinted={hinted} />
        <LazyCheckoutDialog />
        <LazyQuickSearch />
      </Suspense>
      <Suspense fallback={null}>
        {offer ? <LanguageOffer offer={offer} /> : null}
        {isDisconnected ? <Disconnected /> : null}
        {maintenance?.enabled ? <Maintenance known={maintenance} /> : null}
        {hinted ? <Session onKnown={updateUser} /> : null}
        {debug.on ? <Debug user={user} location={`${locale} ${path}`} onClose={debug.off} /> : null}
      </Suspense>
    </>
  )
}
