import type { AnalyticsConfig, Counter } from '@/lib/activity/analytics'
import { ga4 } from './analytics-ga4'
import { metaPixel } from './analytics-meta'

/** The counters that the operator has set. Fetched only after the visitor agreed. */
export function startCounters(config: AnalyticsConfig): Counter[] {
  return [
    ...(config.ga4 ? [ga4(config.ga4)] : []),
    ...(config.metaPixel ? [metaPixel(config.metaPixel)] : []),
  ]
}
