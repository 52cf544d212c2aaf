import { expect, test } from '@playwright/test'
import {
  apiAccess,
  dynamicPageAccess,
  type Method,
  type ProtectedPage,
  pageAccess,
} from '@/lib/auth/access'
import { hasAccess, type Requirement } from '@/lib/auth/requirement'
import { permissionsOf } from '@/lib/auth/roles'
import { type SitePage, sitePages } from '@/lib/site-pages'
import { createAccount, sessionCookieOf } from '../fixtures/accounts'
import { inTurns } from '../fixtures/requests'
import { thisMachine } from '../fixtures/this-machine'

// The role matrix of spec 6: what lib/auth/access.ts says is what the site answers. Each test is one visitor's
// column, asked for by plain requests side by side; a failure shows every cell that differs. That the tables
// know every page and handler is held by tests/app/access.test.ts.

const visitors = ['anonymous', 'user', 'supervisor', 'admin'] as const
type Visitor = (typeof visitors)[number]

const personOf = (visitor: Visitor): Parameters<typeof hasAccess>[0] =>
  visitor === 'anonymous' ? null : { role: visitor, permissions: permissionsOf(visitor) }

/** The cookies of a new account of that role; none for a visitor without one. */
const cookieOf = async (visitor: Visitor): Promise<Record<string, string>> =>
  visitor === 'anonymous' ? {} : { cookie: await sessionCookieOf(await createAccount(visitor)) }

const base = () => process.env.BASE_URL ?? 'http://localhost:3000'

/** Parts of an address, so that there is something to answer. */
const missingId = '00000000-0000-4000-8000-000000000000'
const parts: Record<string, string> = {
  '[...rest]': 'no/such/page',
  '[...path]': 'no/such/handler',
  '[number]': '2012다31628',
  '[caseNumber]': '2012다31628',
  '[serial]': '1',
  '[slug]': 'api',
  '[law]': '민법',
  '[no]': '750',
  '[key]': 'none.png',
  '[feed]': 'ko.xml',
  '[part]': 'pages.xml',
  '[name]': 'interest',
  '[locale]': 'ko',
  '[id]': missingId,
}

const addressOf = (pattern: string) =>
  pattern
    .split('/')
    .map((part) => encodeURI(parts[part] ?? part))
    .join('/')

/** Pages with a part of which none is there, or which only some installations have. */
const mayBeMissing = new Set<string>([
  ...Object.keys(dynamicPageAccess).filter((pattern) => pattern.includes('[')),
  '/dev/components',
])

/** Pages that lead those home who have nothing to do there: a site that is open, a person who is signed in. */
const mayLeadHome = new Set<string>([sitePages.maintenance.path, sitePages.login.path])

const pages: { pattern: string; need: Requirement }[] = [
  ...(Object.keys(sitePages) as SitePage[]).map((key) => ({
    pattern: sitePages[key].path,
    need: key in pageAccess ? pageAccess[key as ProtectedPage] : ('everyone' as const),
  })),
  ...Object.entries(dynamicPageAccess).map(([pattern, need]) => ({ pattern, need })),
]

const handlers = Object.entries(apiAccess).flatMap(([pattern, methods]) =>
  (Object.entries(methods) as [Method, Requirement][]).map(([method, need]) => ({
    pattern,
    method,
    need,
  })),
)

/** What a page did with a visitor, in the words of the table. */
function verdictOnPage(pattern: string, answer: Response, path: string): string {
  const to = answer.headers.get('location') ?? ''
  const { status } = answer
  if (status === 200 || (status === 404 && mayBeMissing.has(pattern))) return 'enters'
  if (status < 300 || status >= 400) return `status ${status}`
  const { pathname, searchParams } = new URL(to, 'http://here.invalid')
  const asked = searchParams.get('login')
  if (status === 307 && pathname === '/' && asked === path) return 'is asked to log in'
  // A page of ours may lead on to another one, but never away to come back later.
  if (asked !== null || searchParams.has('next')) return `led to ${to}`
  const isHome = status === 307 && pathname === '/'
  return isHome && !mayLeadHome.has(pattern) ? 'is sent to the front page' : 'enters'
}

const expectedOnPage = (visitor: Visitor, need: Requirement) => {
  if (hasAccess(personOf(visitor), need)) return 'enters'
  return visitor === 'anonymous' ? 'is asked to log in' : 'is sent to the front page'
}

for (const visitor of visitors) {
  test(`pages · ${visitor}`, async () => {
    const headers = await cookieOf(visitor)
    const found = await inTurns(pages, async ({ pattern, need }) => {
      const path = addressOf(pattern)
      const answer = await fetch(base() + path, {
        headers: { ...headers, ...thisMachine },
        redirect: 'manual',
      })
      await answer.arrayBuffer()
      return [`${pattern} · ${need}`, verdictOnPage(pattern, answer, path)]
    })
    const expected = pages.map(({ pattern, need }) => [
      `${pattern} · ${need}`,
      expectedOnPage(visitor, need),
    ])
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
  })

  test(`handlers · ${visitor}`, async () => {
    const headers = {
      ...(await cookieOf(visitor)),
      ...thisMachine,
      // As a page of the site sends it.
      origin: new URL(base()).origin,
      'sec-fetch-site': 'same-origin',
    }
    const cell = ({ method, pattern, need }: (typeof handlers)[number]) =>
      `${method} ${pattern} · ${need}`
    const found = await inTurns(handlers, async (handler) => {
      const { pattern, method } = handler
      // A body that nothing can be made of changes nothing.
      const body = method === 'GET' ? {} : { body: 'nothing' }
      const answer = await fetch(base() + addressOf(pattern), {
        method,
        headers,
        redirect: 'manual',
        ...body,
      })
      await answer.arrayBuffer()
      const refused = [401, 403].includes(answer.status)
      return [cell(handler), refused ? String(answer.status) : 'is answered']
    })
    const expected = handlers.map((handler) => {
      // No session helps where a secret is asked for.
      const isSecret = handler.need === 'scheduler' || handler.need === 'apiKey'
      const refusal = visitor === 'anonymous' || isSecret ? '401' : '403'
      const enters = hasAccess(personOf(visitor), handler.need)
      return [cell(handler), enters ? 'is answered' : refusal]
    })
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
  })
}
