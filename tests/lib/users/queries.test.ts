import { auditPath, parseAuditQuery, timeRangeOf } from '@/lib/users/audit-query'
import { daysWaiting } from '@/lib/users/days-waiting'
import { parseSearchTerms } from '@/lib/users/search-terms'
import { parseUserQuery, userListPath } from '@/lib/users/user-query'

it('an address becomes a query and the same address again', () => {
  const address =
    '/admin/users?q=kim+law&role=admin&type=enterprise&state=leaving&sort=email&page=3'
  const params = Object.fromEntries(new URL(address, 'http://here.invalid').searchParams)
  const query = parseUserQuery(params)
  expect(userListPath(query, { page: query.page })).toBe(address)
  // A changed filter begins at the first page.
  expect(userListPath(query, { state: undefined })).not.toContain('page')
})

it.each([
  { role: 'root', type: 'x', state: 'gone', sort: 'drop table', page: '-1' },
  { page: '1e9', q: 'x'.repeat(101) },
  { page: 'NaN', role: ['nobody', 'admin'] },
  {},
])('leaves out what makes no sense: %j', (params) => {
  expect(userListPath(parseUserQuery(params))).toBe('/admin/users')
})

it('words are escaped for the database, and organisations found by their name', () => {
  expect(parseSearchTerms('  50%_\\ 법무 ', { lawFirm: '법무법인', court: '법원' })).toEqual([
    { like: '%50\\%\\_\\\\%', keys: [] },
    { like: '%법무%', keys: ['lawFirm'] },
  ])
  expect(parseSearchTerms('a b c d e f g h', {})).toHaveLength(6)
})

it('days of the audit are Korean days', () => {
  expect(timeRangeOf({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
    since: '2026-02-28T15:00:00.000Z',
    until: '2026-03-01T15:00:00.000Z',
  })
  expect(timeRangeOf({})).toEqual({ since: null, until: null })
})

it('an address of the audit keeps its filter from page to page', () => {
  const query = parseAuditQuery({
    act: 'account.disabled',
    actor: 'a@',
    from: '2026-01-02',
    to: '',
  })
  expect(auditPath(query, { before: 7 })).toBe(
    '/admin/audit?act=account.disabled&actor=a%40&from=2026-01-02&before=7',
  )
  expect(auditPath(parseAuditQuery({ from: '2026-02-30', act: "x' or 1", before: 'x' }))).toBe(
    '/admin/audit',
  )
})

it.each([
  ['2026-11-21T00:00:00Z', 0],
  ['2026-11-20T12:00:01Z', 0],
  ['2026-11-20T12:00:00Z', 1],
  ['2026-11-11T12:00:00Z', 10],
  ['2026-11-22T12:00:00Z', 0],
])('a request of %s has waited %i days', (since, days) => {
  expect(daysWaiting(since, new Date('2026-11-21T12:00:00Z'))).toBe(days)
})
