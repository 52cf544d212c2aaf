/** @jest-environment jsdom */
import { ga4 } from '@/components/layout/analytics/ga4'

/** What was told to gtag.js, which reads commands as arguments objects. */
const told = () => (window.dataLayer ?? []).map((words) => Array.from(words as ArrayLike<unknown>))

test('amounts are in won, and no page is counted before it is told', () => {
  ga4('G-TEST')
  expect(told()).toContainEqual([
    'config',
    'G-TEST',
    expect.objectContaining({ currency: 'KRW', send_page_view: false }),
  ])
  expect(told().some(([command]) => command === 'event')).toBe(false)
})

test('a view is told without the address it came from', () => {
  ga4('G-TEST').view({ address: 'https://site.test/terms', locale: 'ko' })
  expect(told().at(-1)).toEqual([
    'event',
    'page_view',
    expect.objectContaining({ page_location: 'https://site.test/terms', page_referrer: '' }),
  ])
})
