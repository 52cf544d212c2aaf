import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { ServiceDb } from '@/lib/supabase/types'

/**
 * How many recovery codes somebody has left.
 * @throws AppError when the database does not answer
 */
export async function countRecoveryCodes(service: ServiceDb, person: string): Promise<number> {
  const counted = await service.rpc('count_recovery_codes', { p_person: person })
  return z.number().parse(unwrapResult(counted))
}
