import { accountKey } from '@/lib/activity/account-key'
import { pageActivity } from '@/lib/activity/page-activity'
import { apiRoute } from '@/lib/route-pattern'
import { siteRoute } from '@/lib/site-route'

test.each([
  ['/pricing', '', 'page_view', { path: '/pricing' }],
  ['/cases/2012다31628', '', 'case_view', { path: '/cases/{number}' }],
  ['/statutes/민법', '', 'statute_view', { path: '/statutes/{law}' }],
  ['/statutes', '', 'page_view', { path: '/statutes' }],
  ['/case-search', '', 'page_view', { path: '/case-search' }],
  ['/case-search', 'query=이혼 소송', 'search', { path: '/case-search', length: 5 }],
  ['/case-search', 'query=이혼&case=2012다31628', 'case_view', { path: '/case-search' }],
  [
    '/admin/users/8d5be48c-56cb-4fae-956c-19615600341d',
    '',
    'page_view',
    { path: '/admin/users/{id}' },
  ],
  ['/누군가의-비밀', '', 'page_view', { path: '/{other}' }],
] as const)('%s?%s says %s and no words', (path, query, type, data) => {
  expect(pageActivity(path, new URLSearchParams(query))).toEqual({ type, data })
})

test('figures hold no address that somebody typed', () => {
  expect(siteRoute('/case-search')).toBe('/case-search')
  expect(siteRoute('/hong-gildong-secret')).toBe('/{other}')
  expect(apiRoute('/api/cases/2012다31628/detail')).toBe('/api/cases/{}/detail')
  expect(apiRoute('/api/statutes/민법/articles/839의2/citing')).toBe(
    '/api/statutes/{}/articles/{}/citing',
  )
})

test('accounts have names of their own, whatever the case of their address', () => {
  expect(accountKey('A@example.test')).toBe(accountKey('a@example.test'))
  expect(accountKey('a@example.test')).not.toBe(accountKey('b@example.test'))
  expect(accountKey('a@example.test')).toMatch(/^[0-9a-f]{16}$/)
})
