import 'server-only'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { unwrapResult } from '@/lib/supabase/result'
import type { ServiceDb } from '@/lib/supabase/types'
import { type InForce, inForceSchema } from './schema'

/** A label that moves is in force everywhere within so long. */
const keptMs = 3000
let kept: { at: number; inForce: InForce } | null = null

/**
 * What the labels are on. While the database does not answer, what was last known; an answer is worth more than
 * the right configuration.
 */
export async function readInForce(
  service: ServiceDb,
  now: () => number = Date.now,
): Promise<InForce> {
  if (kept && now() - kept.at < keptMs) return kept.inForce
  try {
    const read = await service.rpc('configurations_in_force')
    kept = { at: now(), inForce: inForceSchema.parse(unwrapResult(read)) }
  } catch (thrown) {
    log.warn('configuration.unread', { code: toAppError(thrown).code })
  }
  return kept?.inForce ?? {}
}
