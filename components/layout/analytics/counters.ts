import type { AnalyticsConfig, AnalyticsTracker } from '@/lib/activity/analytics'
import { ga4 } from './ga4'

/**
 * Meta's pixel as the picture that it is: no script of theirs runs, so that nothing but the address without
 * its query leaves the page.
 */
function metaPixel(id: string): AnalyticsTracker {
  return {
    view({ address }) {
      const picture = new Image()
      picture.referrerPolicy = 'no-referrer'
      const query = new URLSearchParams({ id, ev: 'PageView', noscript: '1', dl: address })
      picture.src = `https://www.facebook.com/tr?${query}`
    },
    // Nothing is stored in this browser.
    reset() {},
  }
}

/** The counters that the operator has set. Fetched only after the visitor agreed. */
export function startCounters(config: AnalyticsConfig): AnalyticsTracker[] {
  return [
    ...(config.ga4 ? [ga4(config.ga4)] : []),
    ...(config.metaPixel ? [metaPixel(config.metaPixel)] : []),
  ]
}
