import { type APIRequestContext, expect, test } from '@playwright/test'
import { confirmLink, createAccount, newEmail, signInAs } from '../fixtures/accounts'
import { sendForm } from '../fixtures/plain-form'

/** Attacks by request: what a browser would never send by itself, and what another site makes it send. */

/** Each test comes from an address of its own, or the limits of one would hit the next. */
const address = () =>
  `2001:db8::${Math.floor(Math.random() * 0xffff).toString(16)}:${Math.floor(Math.random() * 0xffff).toString(16)}`

const textOf = (html: string) =>
  html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ')

function logIn(
  request: APIRequestContext,
  email: string,
  password: string,
  headers: Record<string, string> = {},
) {
  const from = { 'x-forwarded-for': address(), ...headers }
  return sendForm(request, '/login', { password, email }, from)
}

const signedIn = async (request: APIRequestContext) =>
  (await (await request.get('/api/session')).json()).data.user as { email: string } | null

const base = () => process.env.BASE_URL ?? 'http://localhost:3000'

/** The name of the administration's menu, which only those who may see it get. */
const menu = '관리 메뉴'

test('who may see the administration does, or the tricks below would prove nothing', async ({
  page,
}) => {
  await signInAs(page, await createAccount('admin'))
  expect(await (await page.request.get('/admin')).text()).toContain(menu)
})

for (const path of [
  '/admin',
  '//admin',
  '/./admin',
  '/%2e/admin',
  '/en/../admin',
  '/en/%2e%2e/admin',
  '/admin/',
  '/admin/.',
  '/ADMIN',
  '/KO/admin',
  '/ko/admin',
  '/admin%2fusers',
  '/admin;x=1',
  '/admin/users?page=../../',
  '/_next/data/x/admin.json',
  '/admin.rsc',
  '/admin.txt',
  '/admin.json',
]) {
  test(`path trick: ${path} shows nothing of the administration to nobody`, async ({ request }) => {
    const answer = await request.get(base() + path, { maxRedirects: 0 })
    expect(await answer.text()).not.toContain(menu)
  })
}

const steps: Record<string, string>[] = [
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-subrequest': 'src/middleware' },
  { 'x-original-url': '/admin', 'x-rewrite-url': '/admin' },
  { rsc: '1', 'next-router-prefetch': '1' },
]
for (const header of steps) {
  test(`headers that step past a gate: ${JSON.stringify(header)}`, async ({ request }) => {
    const answer = await request.get('/admin', { headers: header, maxRedirects: 0 })
    expect(await answer.text()).not.toContain(menu)
  })
}

test('another site cannot log a visitor in, or send any form for them', async ({ request }) => {
  const account = await createAccount()
  const forged = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }
  const answer = await logIn(request, account.email, account.password, forged)
  expect(answer.status()).toBeGreaterThanOrEqual(400)
  expect(await signedIn(request)).toBeNull()
  // The same without the foreign origin works: the refusal was for that reason.
  expect((await logIn(request, account.email, account.password)).status()).toBe(303)
  expect((await signedIn(request))?.email).toBe(account.email)
})

for (const path of [
  '/api/search',
  '/api/citations/check',
  '/api/reports',
  '/api/activity/visits',
  '/api/activity/events',
  '/api/posts/covers',
  '/api/cases/detail',
]) {
  test(`another site cannot post to ${path} in its visitor’s name`, async ({ request }) => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.test' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]
    for (const headers of foreign) {
      const answer = await request.post(path, { data: '{}', headers })
      expect(answer.status()).toBe(403)
    }
  })
}

test('enumeration: an unknown address and a wrong password read alike', async ({ request }) => {
  const { email } = await createAccount()
  const answers = await Promise.all([
    logIn(request, email, 'wrong password'),
    logIn(request, newEmail(), 'wrong password'),
  ])
  const [known = '', unknown = ''] = await Promise.all(
    answers.map(async (answer) => {
      const alert = /role="alert"[\s\S]*?<\/div>/.exec(await answer.text())?.[0] ?? ''
      return textOf(alert).trim()
    }),
  )
  expect(known).not.toBe('')
  expect(known).toBe(unknown)
  expect(answers[0]?.status()).toBe(answers[1]?.status())
})

test('brute force: ten guesses at an account, whatever address headers claim', async ({
  request,
}) => {
  const account = await createAccount()
  const from = address()
  const claims = ['x-real-ip', 'x-client-ip', 'forwarded', 'true-client-ip', 'cf-connecting-ip']
  for (let guess = 0; guess < 10; guess++) {
    const claim = { [claims[guess % claims.length] ?? '']: `198.51.100.${guess}` }
    // A proxy appends the address it saw: what stands before is the guesser's own word.
    const chain = { 'x-forwarded-for': `203.0.113.${guess}, ${from}` }
    await logIn(request, account.email, `guess ${guess}`, { ...claim, ...chain })
  }
  const blocked = await logIn(request, account.email, account.password, { 'x-forwarded-for': from })
  expect(blocked.status()).toBe(200)
  expect(textOf(await blocked.text())).toContain('시도가 너무 많습니다')
  expect(await signedIn(request)).toBeNull()
})

test('session fixation: a planted session is not the one that somebody logs into', async ({
  browser,
  request,
}) => {
  const [attacker, victim] = [await createAccount(), await createAccount()]
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInAs(page, attacker)
  const planted = (await context.cookies()).filter(({ name }) => name.startsWith('session'))
  expect(planted.length).toBeGreaterThan(0)
  const cookie = planted.map(({ name, value }) => `${name}=${value}`).join('; ')
  await context.clearCookies()
  await context.close()
  // The login page answers a planted session by going on, so the form is sent straight to it.
  const answer = await logIn(request, victim.email, victim.password)
  expect(answer.status()).toBe(303)
  const own = await signedIn(request)
  expect(own?.email).toBe(victim.email)
  const theirs = await request.get('/api/session', { headers: { cookie } })
  expect((await theirs.json()).data.user?.email).not.toBe(victim.email)
})

test('the hint that somebody is signed in opens nothing', async ({ request }) => {
  const headers = { cookie: 'signed-in=1' }
  expect((await (await request.get('/api/session', { headers })).json()).data.user).toBeNull()
  const page = await request.get('/profile', { headers, maxRedirects: 0 })
  expect(page.status()).toBe(307)
})

test('the link of a mail leads to this site, whatever host a request names', async ({
  request,
}) => {
  const email = newEmail()
  const answer = await sendForm(
    request,
    '/sign-up?type=personal',
    {
      confirmPassword: 'correct horse',
      password: 'correct horse',
      email,
      phone: '010-1234-5678',
      organization: '',
      position: '',
      fax: '',
      terms: 'on',
      privacy: 'on',
    },
    { 'x-forwarded-for': address(), 'x-forwarded-proto': 'https' },
  )
  expect(answer.status()).toBeLessThan(400)
  const link = new URL(await confirmLink(email))
  expect(link.origin).toBe(base())
  const page = await request.get('/about', { headers: { 'x-forwarded-host': 'evil.test' } })
  expect(await page.text()).not.toContain('evil.test')
})

test('private pages are kept by no cache, and not under a name that looks like a file', async ({
  page,
}) => {
  await signInAs(page, await createAccount('admin'))
  for (const path of ['/profile', '/settings', '/admin', '/admin/users', '/api/session']) {
    const headers = (await page.request.get(path)).headers()
    expect(headers['cache-control'], path).toMatch(/no-store|private/)
  }
  for (const path of ['/profile/x.css', '/profile.css', '/profile%2fx.css', '/admin/x.js']) {
    const answer = await page.request.get(path)
    expect(answer.status(), path).toBe(404)
  }
})

for (const [what, data] of [
  ['a body of two megabytes', `{"text":"${'x'.repeat(2_000_000)}"}`],
  ['a body that is no JSON', '{"text":'],
  ['a prototype', '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"x":1}}}'],
  ['a deep nest', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['a NUL', '{"text":"a\\u0000b","query":"\\u0000"}'],
  ['half a surrogate', '{"text":"\\ud800","query":"\\ud800"}'],
] as const) {
  test(`${what} is refused, and nothing breaks`, async ({ request }) => {
    for (const path of ['/api/search', '/api/citations/check', '/api/activity/visits']) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address() }
      // A body that is much too long is not read to its end: the connection may close on its sender.
      const status = await request
        .post(path, { data, headers })
        .then((answer) => answer.status())
        .catch((error: Error) => (/ECONNRESET|EPIPE/.test(error.message) ? 400 : 0))
      expect(status, path).toBeGreaterThanOrEqual(200)
      expect(status, path).toBeLessThan(500)
    }
    // A kept connection that was closed on its sender fails once.
    const health = () => request.get('/api/health').then((answer) => answer.status())
    await expect.poll(() => health().catch(() => 0)).toBe(200)
  })
}

test('a form of two megabytes is refused', async ({ request }) => {
  const answer = await logIn(request, newEmail(), 'x'.repeat(2_000_000))
  expect(answer.status()).toBeGreaterThanOrEqual(400)
  expect(answer.status()).toBeLessThan(600)
})
