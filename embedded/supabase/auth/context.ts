import type postgres from 'postgres'
import { authError } from '@/embedded/supabase/middleware'
import type { Outbox } from '@/embedded/supabase/outbox'
import { AUTH_POLICY } from './policy'

/** What the middleware of Auth shares. */
export type AuthContext = {
  sql: postgres.Sql
  outbox: Outbox
  siteUrl: string
  templateDir: string
  secretKey: string
  now: () => number
}

/** @param until the end of a ban, or null */
export const isBanned = (context: AuthContext, until: string | null): boolean =>
  until !== null && Date.parse(until) > context.now()

/**
 * GoTrue's answer when the last mail of the kind is too young, or null when another may go out.
 * @param sentAt when the last one went out
 */
export function tooSoon(context: AuthContext, sentAt: string | null): Response | null {
  if (!sentAt) return null
  const waited = Math.floor((context.now() - Date.parse(sentAt)) / 1000)
  const left = AUTH_POLICY.mailIntervalSeconds - waited
  if (left <= 0) return null
  return authError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${left} seconds.`,
  )
}
