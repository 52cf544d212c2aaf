/** Which outside counters the operator has set; none by default, and none without the visitor's consent. */
export type AnalyticsConfig = { ga4: string | null; metaPixel: string | null }

/** Prices and amounts that a counter is told are in this currency unless it says otherwise (spec 9). */
export const analyticsCurrency = 'KRW'

/** What a counter is told of a page: where, without the query (it may hold somebody's legal trouble). */
export type PageView = { address: string; locale: string }

/** One outside counter. */
export type AnalyticsTracker = { view: (page: PageView) => void; reset: () => void }

/** Names of the counters in use, as the cookie notice says them. */
export function trackerNames({ ga4, metaPixel }: AnalyticsConfig): string[] {
  return [...(ga4 ? ['Google Analytics'] : []), ...(metaPixel ? ['Meta'] : [])]
}
