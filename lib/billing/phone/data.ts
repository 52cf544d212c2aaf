import 'server-only'
import { z } from 'zod'
import { AppError } from '@/lib/errors'
import type { ServiceDb } from '@/lib/supabase/types'
import { verificationMinutes } from './constants'
import { type Carrier, verifiedRowSchema } from './schema'

/**
 * The phone that this person confirmed within the last half hour; null for whatever else the id names, also
 * what somebody else confirmed.
 * @param service the table is nobody's own
 * @throws AppError `unavailable` when the database does not answer
 */
export async function readVerifiedPhone(
  service: ServiceDb,
  userId: string,
  verificationId: string,
  now: Date = new Date(),
): Promise<{ phone: string; carrier: Carrier } | null> {
  if (!z.uuid().safeParse(verificationId).success) return null
  const since = new Date(now.getTime() - verificationMinutes * 60_000)
  const { data, error } = await service
    .from('phone_codes')
    .select('phone, carrier')
    .eq('id', verificationId)
    .eq('user_id', userId)
    .gt('verified_at', since.toISOString())
    .maybeSingle()
  if (error) throw new AppError('unavailable', { internal: error.message })
  return verifiedRowSchema.nullable().parse(data)
}
