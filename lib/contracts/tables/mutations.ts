import 'server-only'
import { z } from 'zod'
import { mostReviews } from '@/lib/contracts/reviews/constants'
import type { Db, ServiceDb } from '@/lib/supabase/types'
import { mostTables, type TableProblem } from './constants'
import type { TableForm } from './schema'

type Refused = { ok: false; reason: TableProblem }
/** When the month of Korea began, and how many reviews the plan allows in it. */
type Month = { from: Date; most: number }

const addedSchema = z.union([
  z.object({ outcome: z.literal('ok'), id: z.uuid() }),
  z.object({ outcome: z.enum(['missing', 'forbidden', 'limit', 'tooMany']) }),
])

/**
 * Makes a table and has the worker review what is not reviewed yet; that counts for the month.
 * @param service a session may not, so that the month's limit holds
 */
export async function addTable(
  service: ServiceDb,
  owner: string,
  table: TableForm,
  { from, most }: Month,
): Promise<{ ok: true; id: string } | Refused> {
  const { data, error } = await service.rpc('add_contract_table', {
    p_user: owner,
    p_table: table,
    p_from: from.toISOString(),
    p_uses: most,
    p_reviews: mostReviews,
    p_tables: mostTables,
  })
  if (error) return { ok: false, reason: 'unavailable' }
  const added = addedSchema.parse(data)
  return added.outcome === 'ok' ? { ok: true, id: added.id } : { ok: false, reason: added.outcome }
}

/** Goes on with a table that was cancelled, or some of whose contracts could not be read. */
export async function resumeTable(
  service: ServiceDb,
  owner: string,
  id: string,
  { from, most }: Month,
): Promise<{ ok: true } | Refused> {
  const { data, error } = await service.rpc('resume_contract_table', {
    p_user: owner,
    p_table: id,
    p_from: from.toISOString(),
    p_uses: most,
  })
  if (error) return { ok: false, reason: 'unavailable' }
  const outcome = z.enum(['ok', 'missing', 'busy', 'limit']).parse(data)
  return outcome === 'ok' ? { ok: true } : { ok: false, reason: outcome }
}

/** The reviews that were made for it stay. */
export async function deleteTable(db: Db, id: string): Promise<{ ok: true } | Refused> {
  const { data, error } = await db.from('contract_tables').delete().eq('id', id).select('id')
  if (error) return { ok: false, reason: 'unavailable' }
  return data.length > 0 ? { ok: true } : { ok: false, reason: 'missing' }
}
