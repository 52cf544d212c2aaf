import type { Asked } from '@/backend/bench/opensearch/ask'
import { latency, likeness } from '@/backend/bench/opensearch/compare'

const asked = (ids: string, ms = 1, by = 0): Asked => ({
  hits: [...ids].map((id, i) => ({ id, score: 10 - i + by })),
  ms,
})
const failed: Asked = { hits: null, ms: 900 }

it('tells the same answers from those in another order, and those that hold something else', () => {
  const here = [asked('abcd'), asked('abcd'), asked('abcd'), asked('')]
  const there = [asked('abcd', 1, 0.25), asked('bacd'), asked('abcx'), asked('')]
  expect(likeness(here, there)).toEqual({
    queries: 4,
    failed: 0,
    same: 0.5,
    common: 11 / 12,
    score: 1,
  })
})

it('an answer that lacks the last hits is not the same', () => {
  expect(likeness([asked('abc')], [asked('ab')])).toMatchObject({ same: 0, common: 2 / 3 })
  expect(likeness([asked('ab')], [asked('abc')])).toMatchObject({ same: 0, common: 2 / 3 })
})

it('counts what failed apart', () => {
  const found = likeness([asked('ab'), asked('ab')], [failed, asked('ab')])
  expect(found).toMatchObject({ queries: 2, failed: 1, same: 1, common: 1 })
  expect(likeness([asked('ab')], [failed])).toMatchObject({ failed: 1, same: 0 })
})

it('reads the median and the 95th percentile of what was answered', () => {
  const times = Array.from({ length: 100 }, (_, i) => asked('a', 100 - i))
  expect(latency([...times, failed])).toEqual({ p50: 50, p95: 95 })
})
