import { parseSearch, planSearch } from '@/lib/corpus/search-request-schema'

function request(params: Record<string, unknown>) {
  const parsed = parseSearch({ query: '손해배상', ...params })
  if (!parsed.ok) throw parsed.error
  return parsed.request
}

it('fills in defaults and leaves empty parameters out', () => {
  expect(request({ court: '', from: '' })).toEqual({
    query: '손해배상',
    type: 'all',
    collection: 'both',
    sort: 'relevance',
    page: 1,
    size: 10,
  })
})

it('reads flags as people write them', () => {
  expect(request({ inForce: 'true', enBanc: '0' })).toMatchObject({ inForce: true })
  expect(request({ enBanc: 'false' }).enBanc).toBeUndefined()
})

it('reads lists with commas or repeated', () => {
  expect(request({ courtLevel: 'supreme,high' }).courtLevel).toEqual(['supreme', 'high'])
  expect(request({ courtLevel: ['supreme', 'district'] }).courtLevel).toEqual([
    'supreme',
    'district',
  ])
})

it('narrows the collection by the type', () => {
  expect(planSearch({ type: 'precedents', collection: 'premium_mixed' })).toMatchObject({
    cases: true,
    statutes: false,
    withLeadingCases: true,
  })
  expect(planSearch({ type: 'all', collection: 'law_only' })).toMatchObject({
    cases: false,
    statutes: true,
    actsOnly: true,
  })
})

it.each([
  [{ query: undefined }, 'emptyQuery'],
  [{ query: ' \n' }, 'emptyQuery'],
  [{ query: ' 법 ' }, 'queryTooShort'],
  [{ query: '법'.repeat(2001) }, 'queryTooLong'],
  [{ query: 'a\0b' }, 'validation'],
  [{ query: {} }, 'validation'],
  [{ page: '0' }, 'validation'],
  [{ size: '101' }, 'validation'],
  [{ page: '11', size: '100' }, 'validation'],
  [{ law: '민법' }, 'validation'],
  [{ inForce: 'maybe' }, 'validation'],
])('refuses %j', (params, code) => {
  const parsed = parseSearch({ query: '손해배상', ...params })
  expect(parsed.ok ? null : parsed.error.code).toBe(code)
})
