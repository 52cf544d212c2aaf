import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { ServiceDb, UserDb } from '@/lib/supabase/types'
import { generateKey } from './api-key'
import type { NewKeyForm } from './schema'

const dayMs = 24 * 3600_000
const expiry = (days: number, now: Date) => new Date(now.getTime() + days * dayMs).toISOString()

/** A key is told once: to whoever has just made it. */
type Made<Reason extends string> =
  | { ok: true; id: string; key: string; lastFour: string }
  | { ok: false; reason: Reason }

/** Makes a key with its owner's own session. */
export async function createApiKey(
  db: UserDb,
  { name, scopes, lifetime, dailyLimit }: NewKeyForm,
  now: Date,
): Promise<Made<'tooManyKeys'>> {
  const { key, hash, lastFour } = generateKey()
  const made = await db.rpc('create_api_key', {
    p_name: name,
    p_scopes: scopes,
    p_hash: hash,
    p_last_four: lastFour,
    p_expires: expiry(lifetime, now),
    p_daily_limit: dailyLimit as number,
  })
  const id = z.uuid().nullable().parse(unwrapResult(made))
  return id === null ? { ok: false, reason: 'tooManyKeys' } : { ok: true, id, key, lastFour }
}

/** Makes another key in the place of one; both are good for `overlap` hours. */
export async function rotateApiKey(
  db: UserDb,
  { key: old, lifetime, overlap }: { key: string; lifetime: number; overlap: number },
  now: Date,
): Promise<Made<'gone'>> {
  const { key, hash, lastFour } = generateKey()
  const made = await db.rpc('rotate_api_key', {
    p_key: old,
    p_hash: hash,
    p_last_four: lastFour,
    p_expires: expiry(lifetime, now),
    p_overlap_hours: overlap,
  })
  const id = z.uuid().nullable().parse(unwrapResult(made))
  return id === null ? { ok: false, reason: 'gone' } : { ok: true, id, key, lastFour }
}

/** @returns whether there was such a key that was not revoked yet */
export async function revokeApiKey(db: UserDb, key: string): Promise<boolean> {
  return z.boolean().parse(unwrapResult(await db.rpc('revoke_api_key', { p_key: key })))
}

export type ApiKeyUse = {
  key: string
  day: string
  route: string
  answered: number
  refused: number
  /** The last of them. */
  at: string
}

/** @throws AppError `unavailable` */
export async function recordApiKeyUses(service: ServiceDb, uses: ApiKeyUse[]): Promise<void> {
  unwrapResult(await service.rpc('record_api_key_uses', { p_uses: uses }))
}

/** @returns how many */
export async function deleteOldApiKeys(service: ServiceDb, now: Date): Promise<number> {
  const gone = await service.rpc('delete_old_api_keys', { p_now: now.toISOString() })
  return z.number().parse(unwrapResult(gone))
}
