/** @jest-environment node */
import { createServerClient } from '@supabase/ssr'
import { NextRequest, NextResponse } from 'next/server'
import { env } from '@/lib/env'
import { applySessionCookies, refreshSession } from '@/lib/supabase/refresh-session'
import { sessionCookieOptions } from '@/lib/supabase/session-cookies'
import { realtime } from '@/lib/supabase/settings'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'

let supabase: SupabaseProcess
let count = 0

beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())
beforeEach(() => {
  env().NEXT_PUBLIC_SUPABASE_URL = supabase.url
  env().NEXT_PUBLIC_SUPABASE_ANON_KEY = supabase.publishableKey
})

type Cookies = Map<string, string>

/** The cookies of somebody who has just signed in. */
async function signedIn(): Promise<Cookies> {
  const email = `reader-${++count}@example.test`
  const person = { email, password: 'correct horse' }
  await supabase.admin().auth.admin.createUser({ ...person, email_confirm: true })
  const cookies: Cookies = new Map()
  const client = createServerClient(supabase.url, supabase.publishableKey, {
    cookieOptions: sessionCookieOptions(),
    realtime,
    cookies: {
      getAll: () => [],
      setAll: (set) => {
        for (const { name, value } of set) cookies.set(name, value)
      },
    },
  })
  const { error } = await client.auth.signInWithPassword(person)
  if (error) throw error
  return cookies
}

const read = (cookies: Cookies) =>
  JSON.parse(
    Buffer.from([...cookies.values()].join('').replace('base64-', ''), 'base64url').toString(),
  )

/** The same session an hour and more later, without waiting. */
function expired(cookies: Cookies, changed: Record<string, unknown> = {}): Cookies {
  const session = { ...read(cookies), expires_at: 1_000_000_000, ...changed }
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
  return new Map([['session', value]])
}

const requestWith = (cookies: Cookies) =>
  new NextRequest('http://localhost:3000/blog', {
    headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
  })

it('leaves a good session alone and asks nobody', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch')
  const request = requestWith(await signedIn())
  fetched.mockClear()
  const response = applySessionCookies(await refreshSession(request), NextResponse.next())
  expect(fetched).not.toHaveBeenCalled()
  expect(response.headers.getSetCookie()).toEqual([])
  fetched.mockRestore()
})

it('renews one that has run out, for the page behind and for the browser, on a redirect too', async () => {
  const old = await signedIn()
  const request = requestWith(expired(old))
  const refreshed = await refreshSession(request)
  const response = applySessionCookies(
    refreshed,
    NextResponse.redirect('http://localhost:3000/en/blog'),
  )
  const behind = new Map(
    request.cookies
      .getAll()
      .filter(({ name, value }) => name.startsWith('session') && value)
      .map(({ name, value }) => [name, value]),
  )
  expect(read(behind).refresh_token).not.toBe(read(old).refresh_token)
  const set = response.headers.getSetCookie()
  const tokens = set.filter((each) => each.startsWith('session'))
  expect(tokens.length).toBeGreaterThan(0)
  for (const each of tokens) expect(each).toMatch(/HttpOnly/i)
  expect(set.find((each) => each.startsWith('signed-in=1'))).not.toMatch(/HttpOnly/i)
  expect(response.headers.get('cache-control')).toContain('no-store')
})

it('clears one that cannot be renewed, and its hint', async () => {
  const request = requestWith(expired(await signedIn(), { refresh_token: 'never-given' }))
  const response = applySessionCookies(await refreshSession(request), NextResponse.next())
  const set = response.headers.getSetCookie()
  expect(set.some((each) => /^session=;.*Max-Age=0/i.test(each))).toBe(true)
  expect(set.some((each) => /^signed-in=;.*Max-Age=0/i.test(each))).toBe(true)
})

it('lets the page through in three seconds when Auth is down, and keeps the session', async () => {
  const request = requestWith(expired(await signedIn()))
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
  jest.useFakeTimers()
  const refreshing = refreshSession(request)
  await jest.advanceTimersByTimeAsync(3000)
  const response = applySessionCookies(await refreshing, NextResponse.next())
  expect(response.headers.getSetCookie()).toEqual([])
  // The library goes on trying for half a minute, unheard.
  await jest.advanceTimersByTimeAsync(60_000)
  jest.useRealTimers()
  fetched.mockRestore()
})

it('lets the page through where there is no Supabase', async () => {
  const request = requestWith(expired(await signedIn()))
  delete env().NEXT_PUBLIC_SUPABASE_URL
  expect((await refreshSession(request)).cookies).toEqual([])
})
