import { destinationOf, firstDestination, parseLocale } from '@/lib/auth/destination'
import { returnPath } from '@/lib/auth/return-path'

describe('a path to come back to', () => {
  it.each([
    '/pricing',
    '/blog/a-post?page=2#top',
    '/en/case-search?query=%ED%95%B4%EA%B3%A0',
    '/logins-of-law',
    '/authority',
  ])('%s is ours', (path) => {
    expect(returnPath(path)).toBe(path)
  })

  it.each([
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '\t//evil.test',
    '/.//evil.test',
    '/a/..//evil.test',
    '/%2e//evil.test',
    'https://evil.test',
    'https:evil.test',
    'javascript:alert(1)',
    'evil.test',
    ' /pricing',
    '/pri cing',
    '/a\nset-cookie:x',
    '',
    `/${'a'.repeat(2000)}`,
    undefined,
    null,
    ['/pricing', '//evil.test'],
  ])('%j is refused', (path) => {
    expect(returnPath(path)).toBeNull()
  })

  it.each(['/login', '/en/login?next=/login', '/sign-up', '/auth/confirm', '/api/session'])(
    '%s would lead in a circle, or to no page',
    (path) => {
      expect(returnPath(path)).toBeNull()
    },
  )
})

describe('where signing in leads', () => {
  it('takes a path in the language of the form, unless it has one of its own', () => {
    expect(destinationOf('/pricing', 'ko')).toBe('/pricing')
    expect(destinationOf('/pricing?a=1', 'en')).toBe('/en/pricing?a=1')
    expect(destinationOf('/ja/pricing', 'en')).toBe('/ja/pricing')
    expect(destinationOf('/english-law', 'zh')).toBe('/zh/english-law')
  })

  it('is the front page when nothing of ours was asked for', () => {
    expect(destinationOf(undefined, 'ko')).toBe('/')
    expect(destinationOf('//evil.test', 'en')).toBe('/en')
  })

  it('knows only the languages of the site', () => {
    expect(parseLocale('ja')).toBe('ja')
    expect(parseLocale('//evil.test')).toBe('ko')
    expect(parseLocale(undefined)).toBe('ko')
  })
})

describe('where a new account begins', () => {
  it.each([
    ['enterprise', null, '/settings/organizations'],
    ['enterprise', '/pricing', '/pricing'],
    ['enterprise', '//evil.test', '/settings/organizations'],
    ['personal', null, '/'],
    [null, null, '/'],
  ])('%s, asked for %j: %s', (type, asked, address) => {
    expect(firstDestination(asked, type, 'ko')).toBe(address)
  })

  it('is in the language of the form', () => {
    expect(firstDestination(null, 'enterprise', 'en')).toBe('/en/settings/organizations')
  })
})
