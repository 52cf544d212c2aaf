import { visitSchema } from '@/lib/activity/schema'

const visit = { path: '/pricing', locale: 'ko' }

describe('a page visit', () => {
  test('keeps the path as people read it', () => {
    const path = `/statutes/${encodeURIComponent('민법')}/articles/750`
    expect(visitSchema.parse({ ...visit, path }).path).toBe('/statutes/민법/articles/750')
  })

  test('keeps a path that is no valid encoding, without control characters, at most 300 long', () => {
    expect(visitSchema.parse({ ...visit, path: '/a%ZZ\u0000b' }).path).toBe('/a%ZZb')
    expect(visitSchema.parse({ ...visit, path: `/${'x'.repeat(500)}` }).path).toHaveLength(300)
  })

  test('knows where it came from by the host alone', () => {
    expect(visitSchema.parse({ ...visit, referrerHost: 'Search.Example' }).referrerHost).toBe(
      'search.example',
    )
  })

  test('drops whatever else is sent', () => {
    expect(visitSchema.parse({ ...visit, email: 'someone@example.com' })).toEqual(visit)
  })

  test.each([
    ['a query', { path: '/case-search?query=이혼' }],
    ['a fragment', { path: '/docs#api' }],
    ['another site', { path: 'https://elsewhere.example/' }],
    ['a page with its words as referrer', { referrerHost: 'search.example/?q=이혼' }],
    ['a language that the site has not', { locale: 'fr' }],
    ['a visitor with a name', { visitor: 'someone@example.com' }],
  ])('refuses %s', (_, changed) => {
    expect(visitSchema.safeParse({ ...visit, ...changed }).success).toBe(false)
  })
})
