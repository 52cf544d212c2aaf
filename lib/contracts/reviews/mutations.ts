import 'server-only'
import { z } from 'zod'
import type { Standpoint } from '@/lib/contracts/constants'
import type { Remark } from '@/lib/contracts/facts/remarks'
import type { Facts } from '@/lib/contracts/facts/schema'
import type { Db, Json, ServiceDb } from '@/lib/supabase/types'
import { type FindingState, mostReviews, type StartProblem } from './constants'

export type AddResult = { ok: true; id: string } | { ok: false; reason: StartProblem }
export type StartResult = { ok: true } | { ok: false; reason: 'missing' | 'busy' | 'limit' }
export type WriteResult = { ok: true } | { ok: false; reason: 'missing' | 'unavailable' }

const addedSchema = z.union([
  z.object({ outcome: z.literal('ok'), id: z.uuid() }),
  z.object({ outcome: z.enum(['tooMany', 'noDocument']) }),
])

type NewReview =
  | { title: string; contract: string; facts: Facts; remarks: Remark[] }
  /** `owned`: it was uploaded for the review and goes with it. */
  | { title: string; document: string; owned: boolean }

const json = (value: object): Json => JSON.parse(JSON.stringify(value))

/**
 * Begins a review; a document is then read by the worker.
 * @param service a session may not, so that what is kept stays within its limits
 */
export async function addReview(
  service: ServiceDb,
  owner: string,
  review: NewReview,
): Promise<AddResult> {
  const { data, error } = await service.rpc('add_contract_review', {
    p_user: owner,
    p_review: json(review),
    p_most: mostReviews,
  })
  if (error) return { ok: false, reason: 'unavailable' }
  const added = addedSchema.parse(data)
  return added.outcome === 'ok' ? { ok: true, id: added.id } : { ok: false, reason: added.outcome }
}

/**
 * Has the worker review it with these facts. The first time it counts for the month.
 * @param month when the month of Korea began, and how many reviews the plan allows in it
 * @throws AppError `unavailable`
 */
export async function startReview(
  service: ServiceDb,
  owner: string,
  { id, facts, side }: { id: string; facts: Facts; side: Standpoint },
  month: { from: Date; most: number },
): Promise<StartResult | { ok: false; reason: 'unavailable' }> {
  const { data, error } = await service.rpc('start_contract_review', {
    p_user: owner,
    p_review: id,
    p_facts: json(facts),
    p_side: side,
    p_from: month.from.toISOString(),
    p_most: month.most,
  })
  if (error) return { ok: false, reason: 'unavailable' }
  const outcome = z.enum(['ok', 'missing', 'busy', 'limit']).parse(data)
  return outcome === 'ok' ? { ok: true } : { ok: false, reason: outcome }
}

/** Back to its facts, or to the reading of its file. */
export async function reopenReview(
  service: ServiceDb,
  owner: string,
  id: string,
): Promise<WriteResult> {
  const args = { p_user: owner, p_review: id }
  const { data, error } = await service.rpc('reopen_contract_review', args)
  if (error) return { ok: false, reason: 'unavailable' }
  return data ? { ok: true } : { ok: false, reason: 'missing' }
}

type Written = { data: unknown[] | null; error: object | null }
function resultOf({ data, error }: Written): WriteResult {
  if (error) return { ok: false, reason: 'unavailable' }
  return data?.length ? { ok: true } : { ok: false, reason: 'missing' }
}

/** From whose side one's own review is looked at. */
export async function chooseSide(db: Db, id: string, side: Standpoint): Promise<WriteResult> {
  return resultOf(await db.from('contract_reviews').update({ side }).eq('id', id).select('id'))
}

export type Decision = {
  state: FindingState
  /** Why it is dismissed, where somebody says so. */
  dismissal: string
  /** What the quoted words become, or what is added; null: it is only taken on. */
  wording: string | null
}

/** Takes a finding on or dismisses it. */
export async function decideFinding(
  db: Db,
  id: string,
  { state, dismissal, wording }: Decision,
): Promise<WriteResult> {
  const change = {
    state,
    dismissal: state === 'dismissed' && dismissal ? dismissal : null,
    wording: state === 'accepted' ? wording : null,
  }
  return resultOf(await db.from('contract_findings').update(change).eq('id', id).select('id'))
}

export async function commentFinding(db: Db, id: string, comment: string): Promise<WriteResult> {
  const change = { comment: comment || null }
  return resultOf(await db.from('contract_findings').update(change).eq('id', id).select('id'))
}

/** Deletes one's own review with everything in it. @returns the document that came with it and goes too */
export async function deleteReview(
  db: Db,
  id: string,
): Promise<{ ok: true; document: string | null } | Extract<WriteResult, { ok: false }>> {
  const { data, error } = await db
    .from('contract_reviews')
    .delete()
    .eq('id', id)
    .select('document_id, owns_document')
  if (error) return { ok: false, reason: 'unavailable' }
  const [row] = data
  if (!row) return { ok: false, reason: 'missing' }
  return { ok: true, document: row.owns_document ? row.document_id : null }
}
