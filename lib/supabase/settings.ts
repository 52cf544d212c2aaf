import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

/** Spec 9. */
const HTTP_TIMEOUT_MS = 30_000

/** @throws AppError `unavailable` where there is no Supabase, neither hosted nor embedded. */
export function supabaseAddress(): { url: string; anonKey: string } {
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_ANON_KEY: anonKey } = env()
  if (!url || !anonKey) throw new AppError('unavailable', { internal: 'no Supabase is set' })
  return { url, anonKey }
}

/** supabase-js insists on a WebSocket that Node 20 does not have; nothing here listens to changes. */
class NoSocket {}
export const realtime = { transport: NoSocket as unknown as typeof WebSocket }

/** For clients that nobody stays signed in with. */
export const statelessAuth = {
  persistSession: false,
  autoRefreshToken: false,
  detectSessionInUrl: false,
} as const

/** With a time limit of its own unless the caller set one. */
export const fetchWithTimeout: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(HTTP_TIMEOUT_MS) })

/** The same for what belongs to one person: never from a cache, never into one. */
export const uncachedFetch: typeof fetch = (input, init) =>
  fetchWithTimeout(input, { ...init, cache: 'no-store' })
