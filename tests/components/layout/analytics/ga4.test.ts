/** @jest-environment jsdom */
import { ga4 } from '@/components/layout/analytics/ga4'

/** The commands given to gtag.js, which reads them as arguments objects. */
const commands = () =>
  (window.dataLayer ?? []).map((words) => Array.from(words as ArrayLike<unknown>))

test('amounts are in won, and no page is counted before its view is sent', () => {
  ga4('G-TEST')
  expect(commands()).toContainEqual([
    'config',
    'G-TEST',
    expect.objectContaining({ currency: 'KRW', send_page_view: false }),
  ])
  expect(commands().some(([command]) => command === 'event')).toBe(false)
})

test('a view is sent without the address it came from', () => {
  ga4('G-TEST').view({ address: 'https://site.test/terms', locale: 'ko' })
  expect(commands().at(-1)).toEqual([
    'event',
    'page_view',
    expect.objectContaining({ page_location: 'https://site.test/terms', page_referrer: '' }),
  ])
})
