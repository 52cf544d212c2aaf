import { comparePairs, correctForMany, type Pair } from '@/lib/ragops/paired-comparison'

/** Questions of a fixed spread, whose figures change by `shift`. */
const pairs = (count: number, shift: number, spread = 0.2): Pair[] =>
  Array.from({ length: count }, (_, at) => {
    const wave = Math.sin(at * 12.9898) * spread
    return { cluster: `c${at}`, before: 0.5 + wave, after: 0.5 + wave + shift * (1 + (at % 3)) }
  })

it('a change for the better in every question is seen, and one for the worse', () => {
  expect(comparePairs(pairs(100, 0.02), 0.01)).toMatchObject({ verdict: 'better', items: 100 })
  const worse = comparePairs(pairs(100, -0.02), 0.01)
  expect(worse.verdict).toBe('worse')
  expect(worse.high).toBeLessThan(0)
  expect(worse.p).toBeLessThan(0.001)
})

it('the same run is equal to itself', () => {
  expect(comparePairs(pairs(100, 0), 0.01)).toMatchObject({
    difference: 0,
    low: 0,
    high: 0,
    p: 1,
    verdict: 'equal',
  })
})

it('chance is not taken for a change: up and down by the same is undecided', () => {
  const noisy = Array.from({ length: 60 }, (_, at) => ({
    cluster: `c${at}`,
    before: 0.5,
    after: at % 2 === 0 ? 0.9 : 0.1,
  }))
  const compared = comparePairs(noisy, 0.01)
  expect(compared.verdict).toBe('too-few-items')
  expect(compared.p).toBeGreaterThan(0.5)
  expect(compared.low).toBeLessThan(0)
  expect(compared.high).toBeGreaterThan(0)
})

it('fewer than thirty independent questions say nothing, however many items they have', () => {
  expect(comparePairs(pairs(29, 0.3), 0.01).verdict).toBe('too-few-items')
  const oneLaw = pairs(500, 0.3).map((pair, at) => ({ ...pair, cluster: `law${at % 5}` }))
  expect(comparePairs(oneLaw, 0.01)).toMatchObject({ clusters: 5, verdict: 'too-few-items' })
})

it('questions that hang together widen the interval', () => {
  const some = pairs(300, 0).map((pair, at) => ({
    ...pair,
    after: pair.before + Math.sin(Math.floor(at / 10)) * 0.2,
    cluster: `c${Math.floor(at / 10)}`,
  }))
  const alone = some.map((pair, at) => ({ ...pair, cluster: `c${at}` }))
  const width = ({ low, high }: { low: number; high: number }) => high - low
  expect(width(comparePairs(some, 0.01))).toBeGreaterThan(2 * width(comparePairs(alone, 0.01)))
})

it('the same figures have the same verdict each time', () => {
  expect(comparePairs(pairs(80, 0.005), 0.01)).toEqual(comparePairs(pairs(80, 0.005), 0.01))
})

it('several comparisons are corrected together, in their own order', () => {
  expect(correctForMany([0.04, 0.01, 0.03])).toEqual([0.06, 0.03, 0.06])
  expect(correctForMany([0.5, 0.9])).toEqual([1, 1])
  expect(correctForMany([])).toEqual([])
})

it('the interval holds the truth in most samples', () => {
  let state = 7
  const next = () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  const held = Array.from({ length: 40 }, () => {
    const sample = Array.from({ length: 40 }, (_, at) => ({
      cluster: `c${at}`,
      before: 0,
      after: 0.1 + normal() * 0.3,
    }))
    const { low, high } = comparePairs(sample, 0.01)
    return low <= 0.1 && 0.1 <= high
  }).filter(Boolean).length
  expect(held).toBeGreaterThanOrEqual(34)
})
