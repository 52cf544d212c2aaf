import { type APIRequestContext, expect, test } from '@playwright/test'
import {
  apiAccess,
  dynamicPageAccess,
  hasAccess,
  type Method,
  type ProtectedPage,
  pageAccess,
  type Requirement,
} from '@/lib/auth/access'
import { permissionsOf, type Role } from '@/lib/auth/constants'
import { type SitePage, sitePages } from '@/lib/site-pages'
import { createAccount, signInAs } from '../fixtures/accounts'

// The role matrix of spec 6, one test a cell: what lib/auth/access.ts says is what the site answers. The
// titles are the table. tests/app/access.test.ts holds the tables complete.

const visitors = ['anonymous', 'user', 'supervisor', 'admin'] as const
type Visitor = (typeof visitors)[number]

const personOf = (visitor: Visitor): Parameters<typeof hasAccess>[0] =>
  visitor === 'anonymous' ? null : { role: visitor, permissions: permissionsOf(visitor) }

/** Requests with the session of a new account; nothing is drawn. Made once for each worker. */
const contexts = new Map<Visitor, Promise<APIRequestContext>>()

test.beforeAll(async ({ browser }) => {
  for (const visitor of visitors) {
    contexts.set(
      visitor,
      (async () => {
        const context = await browser.newContext()
        if (visitor !== 'anonymous') {
          await signInAs(await context.newPage(), await createAccount(visitor satisfies Role))
        }
        return context.request
      })(),
    )
  }
  await Promise.all(contexts.values())
})

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

const pages: { pattern: string; need: Requirement }[] = [
  ...(Object.keys(sitePages) as SitePage[]).map((key) => ({
    pattern: sitePages[key].path,
    need: key in pageAccess ? pageAccess[key as ProtectedPage] : ('everyone' as const),
  })),
  ...Object.entries(dynamicPageAccess).map(([pattern, need]) => ({ pattern, need })),
]

for (const { pattern, need } of pages) {
  for (const visitor of visitors) {
    const enters = hasAccess(personOf(visitor), need)
    test(`page ${pattern} · ${need} · ${visitor}: ${enters ? 'enters' : 'is sent away'}`, async () => {
      const request = await contexts.get(visitor)
      const path = addressOf(pattern)
      const answer = await request?.get(path, { maxRedirects: 0 })
      if (enters) {
        const [status, to] = [answer?.status(), answer?.headers().location]
        // A page of ours may lead on to another one, but never away to come back later.
        if (status && status >= 300 && status < 400) expect(to).not.toMatch(/login=|next=/)
        else if (status !== 404 || !mayBeMissing.has(pattern)) expect(status).toBe(200)
        return
      }
      expect(answer?.status()).toBe(307)
      const to = new URL(answer?.headers().location ?? '', 'http://here.invalid')
      expect(to.pathname).toBe('/')
      expect(to.searchParams.get('login')).toBe(visitor === 'anonymous' ? path : null)
    })
  }
}

for (const [pattern, methods] of Object.entries(apiAccess)) {
  for (const [method, need] of Object.entries(methods) as [Method, Requirement][]) {
    for (const visitor of visitors) {
      const enters = hasAccess(personOf(visitor), need)
      // No session helps where a secret is asked for.
      const refused = visitor === 'anonymous' || need === 'scheduler' ? '401' : '403'
      const expected = enters ? 'is answered' : refused
      test(`${method} ${pattern} · ${need} · ${visitor}: ${expected}`, async ({ baseURL }) => {
        const request = await contexts.get(visitor)
        // As a page of the site sends it; a body that nothing can be made of changes nothing.
        const answer = await request?.fetch(addressOf(pattern), {
          method,
          maxRedirects: 0,
          headers: { origin: new URL(baseURL ?? '').origin, 'sec-fetch-site': 'same-origin' },
          ...(method === 'GET' ? {} : { data: 'nothing' }),
        })
        if (enters) expect([401, 403]).not.toContain(answer?.status())
        else expect(String(answer?.status())).toBe(expected)
      })
    }
  }
}
