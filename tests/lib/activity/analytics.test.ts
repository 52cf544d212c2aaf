import { trackerNames } from '@/lib/activity/analytics'

test('no counter unless the operator has set one', () => {
  expect(trackerNames({ ga4: null, metaPixel: null })).toEqual([])
})

test('the notice names the counters that are set', () => {
  expect(trackerNames({ ga4: 'G-TEST', metaPixel: null })).toEqual(['Google Analytics'])
  expect(trackerNames({ ga4: 'G-TEST', metaPixel: '1' })).toEqual(['Google Analytics', 'Meta'])
})
