import 'server-only'
import { createServerClient } from '@supabase/ssr'
import { createClient } from '@supabase/supabase-js'
import { cookies } from 'next/headers'
import { sessionCookieOptions, withSignedInCookie } from './session-cookies'
import {
  fetchWithTimeout,
  realtime,
  statelessAuth,
  supabaseAddress,
  uncachedFetch,
} from './settings'
import type { AnonymousDb, UserDb } from './types'

/**
 * The client of a visitor who is not signed in. It reads no cookies, so that a page stays static. A new one each time, because signing up may leave a session in it.
 * @throws AppError `unavailable` where Supabase is not set.
 */
export function anonymousClient(): AnonymousDb {
  const { url, anonKey } = supabaseAddress()
  return createClient(url, anonKey, {
    auth: statelessAuth,
    realtime,
    global: { fetch: fetchWithTimeout },
  })
}

/**
 * The visitor's own client, from the session in their cookies; makes a page dynamic.
 * @param headers sent along with every call
 * @throws AppError `unavailable` where Supabase is not set.
 */
export async function userClient(headers: Record<string, string> = {}): Promise<UserDb> {
  // First: a build without Supabase learns from it that the page is not one to draw beforehand.
  const store = await cookies()
  const { url, anonKey } = supabaseAddress()
  return createServerClient(url, anonKey, {
    cookieOptions: sessionCookieOptions(),
    realtime,
    global: { fetch: uncachedFetch, headers },
    cookies: {
      getAll: () => store.getAll(),
      setAll(changed) {
        try {
          for (const { name, value, options } of withSignedInCookie(changed))
            store.set(name, value, options)
        } catch {
          // A page cannot set cookies while it renders; the middleware has refreshed them before.
        }
      },
    },
  })
}
