import { useEffect, useRef } from 'react'
import { allowsStatistics } from '@/components/layout/consent/consent'
import type { Consent } from '@/components/layout/consent/constants'
import type { AnalyticsConfig, AnalyticsTracker } from '@/lib/activity/analytics'
import type { Visit } from '@/lib/activity/schema'
import type { AppLocale } from '@/lib/i18n/routing'
import { redactPath } from '@/lib/requests/redact-path'

const storageKey = 'visitor'

/** The random number of this browser; made only with consent, and gone without it. */
function visitorId(): string | undefined {
  try {
    if (!allowsStatistics()) {
      localStorage.removeItem(storageKey)
      return undefined
    }
    const known = localStorage.getItem(storageKey)
    if (known) return known
    const made = crypto.randomUUID()
    localStorage.setItem(storageKey, made)
    return made
  } catch {
    // Storage is closed to us, or this is no secure page: the visit is counted without a number.
    return undefined
  }
}

/** The host that a first page was found on; a search's words, or the page there, are none of our business. */
function referringHost(): string | undefined {
  if (!URL.canParse(document.referrer)) return undefined
  const { hostname } = new URL(document.referrer)
  return hostname && hostname !== window.location.hostname ? hostname : undefined
}

function sendVisit(visit: Visit): void {
  // Answers nothing and delays nothing; a visit that is lost is lost.
  navigator.sendBeacon?.('/api/activity/visits', JSON.stringify(visit))
}

let counters: Promise<AnalyticsTracker[]> | null = null

function countExternally(config: AnalyticsConfig, locale: string): void {
  if (!config.ga4 && !config.metaPixel) return
  counters ??= import('./counters').then(
    ({ startCounters }) => startCounters(config),
    () => [],
  )
  const address = window.location.origin + redactPath(window.location.pathname)
  void counters.then((all) => {
    for (const counter of all) counter.view({ address, locale })
  })
}

async function stopExternalCounters(): Promise<void> {
  const running = await counters
  counters = null
  for (const counter of running ?? []) counter.reset()
}

/** Counts every page that is opened: here always, by others only as far as the visitor agreed. */
export function useVisits(
  path: string,
  locale: AppLocale,
  consent: Consent | null,
  config: AnalyticsConfig,
): void {
  const sent = useRef<string | null>(null)
  const counted = useRef<string | null>(null)

  useEffect(() => {
    const visitor = visitorId()
    if (sent.current !== path) {
      const first = sent.current === null
      sent.current = path
      sendVisit({
        path: redactPath(path),
        locale,
        visitor,
        referrerHost: first ? referringHost() : undefined,
      })
    }
    if (consent !== 'statistics' || !allowsStatistics()) {
      counted.current = null
      void stopExternalCounters()
    } else if (counted.current !== path) {
      counted.current = path
      countExternally(config, locale)
    }
  }, [path, locale, consent, config])
}
