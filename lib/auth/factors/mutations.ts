import 'server-only'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { isOutage } from '@/lib/auth/auth-errors'
import type { ServiceDb, UserDb } from '@/lib/supabase/types'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes'
import type { NewFactor } from './schema'

/** A person, and the one of their sessions that asks. */
export type PersonInSession = { person: string; session: string }

type Proved = { ok: true } | { ok: false; reason: 'wrongCode' | 'tooMany' | 'failed' }

/** The factor that counts for the person who is signed in with `db`; null without one. */
export async function readFactor(
  db: UserDb,
): Promise<{ ok: true; id: string | null; since: string | null } | { ok: false }> {
  const { data, error } = await db.auth.mfa.listFactors()
  if (error) return { ok: false }
  const [factor] = data.totp
  return { ok: true, id: factor?.id ?? null, since: factor?.created_at ?? null }
}

/** Begins a new factor; it counts from its first code on. What was begun before and left is taken away. */
export async function beginFactor(db: UserDb): Promise<NewFactor | null> {
  const known = await db.auth.mfa.listFactors()
  for (const { id, status } of known.data?.all ?? []) {
    if (status !== 'verified') await db.auth.mfa.unenroll({ factorId: id })
  }
  const { data, error } = await db.auth.mfa.enroll({ factorType: 'totp', issuer: 'Beopdap' })
  if (error) return null
  const { secret, uri } = data.totp
  return { id: data.id, secret, uri, qr: renderSVG(uri, { border: 2 }) }
}

/** Proves a factor by a code of now; the stronger session goes to the cookies of `db`. */
export async function proveFactor(db: UserDb, factorId: string, code: string): Promise<Proved> {
  const { error } = await db.auth.mfa.challengeAndVerify({ factorId, code })
  if (!error) return { ok: true }
  if (error.status === 429) return { ok: false, reason: 'tooMany' }
  return { ok: false, reason: isOutage(error) ? 'failed' : 'wrongCode' }
}

/** Takes a factor away; the session has to have proved it. */
export async function removeFactor(db: UserDb, factorId: string): Promise<boolean> {
  const { error } = await db.auth.mfa.unenroll({ factorId })
  return !error
}

const claimsSchema = z.object({ sub: z.string(), session_id: z.string() })

/** Whose session `db` has, as Auth confirms it now; null without one. */
export async function readPersonInSession(db: UserDb): Promise<PersonInSession | null> {
  const { data } = await db.auth.getClaims()
  const claims = claimsSchema.safeParse(data?.claims)
  return claims.success ? { person: claims.data.sub, session: claims.data.session_id } : null
}

/** Makes recovery codes in the place of those there were; null unless the session has proved the factor. */
export async function renewCodes(
  service: ServiceDb,
  { person, session }: PersonInSession,
): Promise<string[] | null> {
  const codes = newRecoveryCodes()
  const { data, error } = await service.rpc('renew_recovery_codes', {
    p_person: person,
    p_session: session,
    p_hashes: codes.map(hashRecoveryCode),
  })
  return error || data !== true ? null : codes
}

/** Uses a recovery code up; from then on the session counts as one that has proved the factor. */
export async function spendRecoveryCode(
  service: ServiceDb,
  { person, session }: PersonInSession,
  code: string,
): Promise<Proved> {
  const { data, error } = await service.rpc('use_recovery_code', {
    p_person: person,
    p_session: session,
    p_code: code,
  })
  if (error) return { ok: false, reason: 'failed' }
  return data === true ? { ok: true } : { ok: false, reason: 'wrongCode' }
}
