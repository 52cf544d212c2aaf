/** @jest-environment node */
import { NextRequest } from 'next/server'
import { logSecurity } from '@/lib/activity/security-log'
import { redirectRefused } from '@/lib/auth/page-gate'
import { env } from '@/lib/env'

jest.mock('@/lib/activity/security-log', () => ({ logSecurity: jest.fn() }))

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token as Auth issues it; the database below reads the role from its subject. */
const tokenOf = (role: string, email = `${role}@example.test`) =>
  `${base64({ alg: 'HS256' })}.${base64({ sub: role, email })}.signature`

const cookieOf = (token: string) => `session=base64-${base64({ access_token: token })}`

const database: typeof fetch = async (_, init) => {
  const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? ''
  const role = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub
  if (role === 'expired') return Response.json({}, { status: 401 })
  return Response.json(role === 'disabled' ? null : role)
}

beforeAll(() => {
  const settings = env()
  settings.NEXT_PUBLIC_SUPABASE_URL = 'http://database.test'
  settings.NEXT_PUBLIC_SUPABASE_ANON_KEY = 'anon'
  settings.OWNER_EMAIL = 'owner@example.test'
  jest.spyOn(globalThis, 'fetch').mockImplementation(database)
})
beforeEach(() => jest.mocked(logSecurity).mockClear())
afterAll(() => jest.restoreAllMocks())

/** Where a request is led; null when it goes on to the page. */
async function ledTo(path: string, cookie = '', method = 'GET'): Promise<string | null> {
  const url = `http://localhost:3000${path}`
  const answer = await redirectRefused(new NextRequest(url, { method, headers: { cookie } }))
  if (!answer) return null
  expect(answer.status).toBe(307)
  const to = new URL(answer.headers.get('location') ?? '')
  return to.pathname + to.search
}

test('a visitor who is signed out is led to the front page, which opens the log-in', async () => {
  expect(await ledTo('/profile')).toBe('/?login=%2Fprofile')
  expect(await ledTo('/ja/admin/users?page=2')).toBe('/ja?login=%2Fadmin%2Fusers%3Fpage%3D2')
  expect(await ledTo('/en/word-editor')).toBe('/en?login=%2Fword-editor')
})

test('pages for everyone are open, also to a broken session', async () => {
  expect(await ledTo('/pricing')).toBeNull()
  expect(await ledTo('/en')).toBeNull()
  expect(await ledTo('/profile', 'session=broken')).toBeNull()
})

test.each([
  ['user', '/profile', null],
  ['user', '/admin', '/'],
  ['user', '/zh/blog/write', '/zh'],
  ['supervisor', '/admin', null],
  ['supervisor', '/admin/users/0b7e', '/'],
  ['admin', '/admin/users/0b7e', null],
  ['supervisor', '/document-library', '/'],
  ['admin', '/document-library', null],
])('%s at %s: %s', async (role, path, to) => {
  expect(await ledTo(path, cookieOf(tokenOf(role)))).toBe(to)
})

test('the owner opens the document editor without the role admin', async () => {
  const cookie = cookieOf(tokenOf('user', 'owner@example.test'))
  expect(await ledTo('/document-editor', cookie)).toBeNull()
  expect(await ledTo('/admin', cookie)).toBe('/')
})

test('a refusal is in the security log, with whom it concerns', async () => {
  await ledTo('/admin/settings', cookieOf(tokenOf('user')))
  expect(logSecurity).toHaveBeenCalledWith(
    expect.objectContaining({
      type: 'access_denied',
      user: { id: 'user', email: 'user@example.test' },
      data: { need: 'admin', page: '/admin/settings' },
    }),
  )
})

test('what cannot be known is left to the loader: an expired session, a disabled account', async () => {
  expect(await ledTo('/admin', cookieOf(tokenOf('expired')))).toBeNull()
  expect(await ledTo('/admin', cookieOf(tokenOf('disabled')))).toBeNull()
  expect(logSecurity).not.toHaveBeenCalled()
})

test('what is sent to a page is for its action to refuse', async () => {
  expect(await ledTo('/admin', '', 'POST')).toBeNull()
})
