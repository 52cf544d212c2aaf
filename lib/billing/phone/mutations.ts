import 'server-only'
import type { ServiceDb } from '@/lib/supabase/types'
import { codeSeconds, dailyCodes } from './constants'
import { begunCodeSchema, type Carrier, checkedCodeSchema } from './schema'

export type NewCode = {
  id: string
  userId: string
  phone: string
  phoneKey: string
  carrier: Carrier
  codeHash: string
}

type Begun =
  | { ok: true; expiresAt: string; seconds: number }
  | { ok: false; reason: 'wait'; seconds: number }
  | { ok: false; reason: 'limit' | 'unavailable' }

/** Begins a code, unless one still counts for this person or this phone, or they had enough for a day. */
export async function beginCode(service: ServiceDb, code: NewCode): Promise<Begun> {
  const { data, error } = await service.rpc('begin_phone_code', {
    p_id: code.id,
    p_user: code.userId,
    p_phone: code.phone,
    p_phone_key: code.phoneKey,
    p_carrier: code.carrier,
    p_code_hash: code.codeHash,
    p_seconds: codeSeconds,
    p_most: dailyCodes,
  })
  if (error) return { ok: false, reason: 'unavailable' }
  const begun = begunCodeSchema.parse(data)
  if (begun.outcome === 'ok')
    return { ok: true, expiresAt: begun.expiresAt, seconds: begun.seconds }
  if (begun.outcome === 'wait') return { ok: false, reason: 'wait', seconds: begun.seconds }
  return { ok: false, reason: begun.outcome }
}

/** Forgets a code that could not be sent, so that nobody waits for it. */
export async function deleteCode(service: ServiceDb, id: string): Promise<{ ok: boolean }> {
  const { error } = await service.from('phone_codes').delete().eq('id', id).is('verified_at', null)
  return { ok: !error }
}

type Checked =
  | { ok: true; verifiedAt: string }
  | { ok: false; reason: 'wrong'; left: number }
  | { ok: false; reason: 'usedUp' | 'expired' | 'missing' | 'unavailable' }

/** Counts a try and compares it. */
export async function checkCode(
  service: ServiceDb,
  tried: { userId: string; id: string; codeHash: string },
): Promise<Checked> {
  const { data, error } = await service.rpc('check_phone_code', {
    p_user: tried.userId,
    p_id: tried.id,
    p_code_hash: tried.codeHash,
  })
  if (error) return { ok: false, reason: 'unavailable' }
  const checked = checkedCodeSchema.parse(data)
  if (checked.outcome === 'verified') return { ok: true, verifiedAt: checked.verifiedAt }
  if (checked.outcome === 'wrong') return { ok: false, reason: 'wrong', left: checked.left }
  return { ok: false, reason: checked.outcome }
}

/** For housekeeping: numbers that nobody confirmed go after an hour, everything after a day. */
export async function deleteOldCodes(
  service: ServiceDb,
  now: Date,
): Promise<{ ok: true; count: number } | { ok: false; reason: string }> {
  const { data, error } = await service.rpc('delete_old_phone_codes', { at: now.toISOString() })
  if (error) return { ok: false, reason: error.code || 'unavailable' }
  return { ok: true, count: Number(data) }
}
