import type { AnalyticsConfig, AnalyticsTracker } from '@/lib/activity/analytics'
import { ga4 } from './ga4'
import { metaPixel } from './meta-pixel'

/** The counters that the operator has set. Fetched only after the visitor agreed. */
export function startCounters(config: AnalyticsConfig): AnalyticsTracker[] {
  return [
    ...(config.ga4 ? [ga4(config.ga4)] : []),
    ...(config.metaPixel ? [metaPixel(config.metaPixel)] : []),
  ]
}
