import { outcomeReaders } from '@/lib/supabase/outcome'

const { outcomeOf, madeBy } = outcomeReaders(['stale', 'full'], {
  denied: 'unauthorized',
  failed: 'unavailable',
})
const id = '6f9c8a52-7f0d-4b61-9a0b-3f3f6a0d2c11'

test('a word says what was done, or why not', () => {
  expect(outcomeOf({ data: 'ok', error: null })).toEqual({ ok: true })
  expect(outcomeOf({ data: 'stale', error: null })).toEqual({ ok: false, reason: 'stale' })
})

test('what was made comes with its id', () => {
  expect(madeBy({ data: { outcome: 'ok', id }, error: null })).toEqual({ ok: true, id })
  expect(madeBy({ data: { outcome: 'full' }, error: null })).toEqual({ ok: false, reason: 'full' })
})

test.each([
  ['a word that nobody knows', 'later'],
  ['nothing', null],
  ['another shape', { outcome: 'ok' }],
])('%s is no success', (_, data) => {
  const reason = 'unavailable'
  expect(outcomeOf({ data, error: null })).toEqual({ ok: false, reason })
  expect(madeBy({ data, error: null })).toEqual({ ok: false, reason })
})

test('what a session may not ask is told apart from no answer', () => {
  const data = null
  expect(outcomeOf({ data, error: { code: '42501' } })).toEqual({
    ok: false,
    reason: 'unauthorized',
  })
  expect(outcomeOf({ data, error: {} })).toEqual({ ok: false, reason: 'unavailable' })
})
