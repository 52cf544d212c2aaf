import type { AnalyticsTracker } from '@/lib/activity/analytics'

/**
 * Meta's pixel as the picture that it is: no script of theirs runs, so that nothing but the address without
 * its query leaves the page.
 */
export function metaPixel(id: string): AnalyticsTracker {
  return {
    view({ address }) {
      const picture = new Image()
      picture.referrerPolicy = 'no-referrer'
      const query = new URLSearchParams({ id, ev: 'PageView', noscript: '1', dl: address })
      picture.src = `https://www.facebook.com/tr?${query}`
    },
    // Nothing is kept in this browser.
    reset() {},
  }
}
