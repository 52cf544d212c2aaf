import { createServerClient } from '@supabase/ssr'
import type { NextRequest, NextResponse } from 'next/server'
import { log } from '@/lib/log'
import { type CookieToSet, sessionCookieOptions, withSignedInCookie } from './session-cookies'
import { realtime, supabaseAddress, uncachedFetch } from './settings'
import { sessionTimeoutMs, withTimeout } from './timeout'

type RefreshedSession = { cookies: CookieToSet[]; headers: Record<string, string> }

/**
 * Renews a session whose token has run out; asks nobody while it is good. The page behind sees the new
 * cookies in `request`; the browser gets them by `carry`. Whether the session still stands is for
 * loaders and handlers to ask.
 */
export async function refreshSession(request: NextRequest): Promise<RefreshedSession> {
  const refreshed: RefreshedSession = { cookies: [], headers: {} }
  try {
    const { url, anonKey } = supabaseAddress()
    const client = createServerClient(url, anonKey, {
      cookieOptions: sessionCookieOptions(),
      realtime,
      global: { fetch: uncachedFetch },
      cookies: {
        getAll: () => request.cookies.getAll(),
        setAll(changed, headers) {
          for (const { name, value } of changed) request.cookies.set(name, value)
          refreshed.cookies.push(...withSignedInCookie(changed))
          Object.assign(refreshed.headers, headers)
        },
      },
    })
    await withTimeout(client.auth.getSession(), sessionTimeoutMs)
  } catch (thrown) {
    // The page is there without a session too.
    log.warn('session.refresh', { reason: thrown instanceof Error ? thrown.message : 'unknown' })
  }
  return refreshed
}

/** Puts refreshed cookies on whatever response goes out, a redirect too, and keeps it out of caches. */
export function applySessionCookies(
  refreshed: RefreshedSession,
  response: NextResponse,
): NextResponse {
  for (const { name, value, options } of refreshed.cookies) {
    response.cookies.set(name, value, options)
  }
  for (const [name, value] of Object.entries(refreshed.headers)) response.headers.set(name, value)
  return response
}
