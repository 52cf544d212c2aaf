import { getPathname, withoutLocale } from '@/lib/i18n/localized-path'

it.each([
  ['/', 'ko', '/'],
  ['/', 'en', '/en'],
  ['/?login=%2Fsaved', 'en', '/en?login=%2Fsaved'],
  ['/#plans', 'ja', '/ja#plans'],
  ['/cases/2012%EB%8B%A431628#text', 'zh', '/zh/cases/2012%EB%8B%A431628#text'],
  ['/cases/2012%EB%8B%A431628', 'ko', '/cases/2012%EB%8B%A431628'],
  ['#text', 'en', '#text'],
  ['?page=2', 'en', '?page=2'],
  ['https://www.law.go.kr/', 'en', 'https://www.law.go.kr/'],
  ['mailto:a@example.test', 'ja', 'mailto:a@example.test'],
] as const)('%s in %s is %s', (href, locale, path) => {
  expect(getPathname({ href, locale })).toBe(path)
})

it('a query is written out, without what is not set', () => {
  const href = {
    pathname: '/case-search',
    query: { query: '임대차 & 보증금', page: 2, court: null },
  }
  expect(getPathname({ href, locale: 'en' })).toBe(
    '/en/case-search?query=%EC%9E%84%EB%8C%80%EC%B0%A8+%26+%EB%B3%B4%EC%A6%9D%EA%B8%88&page=2',
  )
  const many = { pathname: '/', query: { tag: ['a', 'b', undefined] } }
  expect(getPathname({ href: many, locale: 'ja' })).toBe('/ja?tag=a&tag=b')
  expect(getPathname({ href: { pathname: '/pricing', query: {} }, locale: 'ko' })).toBe('/pricing')
})

it.each([
  ['/en', 'en', '/'],
  ['/en/cases/1', 'en', '/cases/1'],
  ['/english', 'en', '/english'],
  ['/cases/1', 'ko', '/cases/1'],
] as const)('%s of a page in %s is %s', (path, locale, plain) => {
  expect(withoutLocale(path, locale)).toBe(plain)
})
