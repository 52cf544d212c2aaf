import { agreementIn, agreementOf } from '@/lib/ragops/annotation/agreement'
import { resultItem } from '@/lib/ragops/annotation/result-item'
import type { QueueItem } from '@/lib/ragops/annotation/schema'

it('kappa is what is agreed beyond chance', () => {
  const pairs = [
    ...Array.from({ length: 20 }, () => ['yes', 'yes'] as const),
    ...Array.from({ length: 15 }, () => ['no', 'no'] as const),
    ...Array.from({ length: 10 }, () => ['yes', 'no'] as const),
    ...Array.from({ length: 5 }, () => ['no', 'yes'] as const),
  ]
  // 55 of 100 words are yes: chance is .55² + .45² = .505.
  const { count, share, kappa } = agreementOf(pairs)
  expect([count, share]).toEqual([50, 0.7])
  expect(kappa).toBeCloseTo((0.7 - 0.505) / (1 - 0.505), 10)
})

it('where nothing tells people apart, or nothing was judged twice, there is no kappa', () => {
  expect(agreementOf([])).toEqual({ count: 0, share: null, kappa: null })
  expect(agreementOf([['yes', 'yes']])).toEqual({ count: 1, share: 1, kappa: null })
  expect(agreementOf([['yes', 'no']])).toEqual({ count: 1, share: 0, kappa: -1 })
})

it('passages are judged one by one', () => {
  const { verdicts, passages } = agreementIn([
    { verdicts: ['right', 'right'], relevant: [['a'], ['a', 'b']], passages: ['a', 'b', 'c'] },
    { verdicts: ['wrong', 'right'], relevant: [[], []], passages: ['d'] },
  ])
  expect(verdicts).toMatchObject({ count: 2, share: 0.5 })
  expect(passages).toMatchObject({ count: 4, share: 0.75 })
})

const item = (changes: Partial<QueueItem>): QueueItem => ({
  id: '00000000-0000-4000-8000-000000000000',
  key: 'one',
  query: '손해배상을 받을 수 있나요?',
  state: 'agreed',
  verdict: 'right',
  relevant: ['001706#750', '12345'],
  passages: [
    { id: '001706#750', label: '민법 제750조', href: null, excerpt: '' },
    { id: '12345', label: '대법원 판결', href: null, excerpt: '' },
  ],
  source: null,
  cluster: 'one',
  tags: {},
  ...changes,
})

it('what people found becomes an item of the kind that the dataset asks for', () => {
  expect(resultItem(item({}), 'statutes')).toMatchObject({
    id: 'one',
    relevant: [{ id: '001706#750', grade: 1, label: '민법 제750조' }],
  })
  expect(resultItem(item({}), 'cases')?.relevant).toEqual([
    { id: '12345', grade: 1, label: '대법원 판결' },
  ])
  expect(resultItem(item({ verdict: 'refuse', relevant: [] }), 'cases')?.relevant).toEqual([])
})

it('a question whose answer is not known is no item', () => {
  expect(resultItem(item({ verdict: 'wrong', relevant: [] }), 'statutes')).toBeNull()
  expect(resultItem(item({ verdict: null, relevant: null, state: 'open' }), 'statutes')).toBeNull()
})
