import 'server-only'
import { z } from 'zod'
import type { Json, UserDb } from '@/lib/supabase/types'
import type { Verdict } from './constants'
import { type NewItem, type TakenItem, takenItemSchema } from './schema'

type Reason = 'full' | 'gone' | 'failed'
type Failure = { ok: false; reason: Reason }
const failed = (code: string | undefined): Failure => ({
  ok: false,
  reason: code === '54000' ? 'full' : 'failed',
})

/** @returns the id of the new queue */
export async function createQueue(
  db: UserDb,
  { organization, name, reviewers }: { organization: string; name: string; reviewers: number },
): Promise<{ ok: true; id: string } | Failure> {
  const { data, error } = await db.rpc('create_annotation_queue', {
    p_organization: organization,
    p_name: name,
    p_reviewers: reviewers,
  })
  if (error) return failed(error.code)
  const id = z.uuid().safeParse(data)
  return id.success ? { ok: true, id: id.data } : { ok: false, reason: 'gone' }
}

export async function deleteQueue(db: UserDb, id: string): Promise<{ ok: true } | Failure> {
  const { data, error } = await db.from('annotation_queues').delete().eq('id', id).select('id')
  if (error) return failed(error.code)
  return data.length > 0 ? { ok: true } : { ok: false, reason: 'gone' }
}

/** Puts items into a queue; those that it has stay as they are. @returns how many are new */
export async function addItems(
  db: UserDb,
  queue: string,
  items: readonly NewItem[],
): Promise<{ ok: true; added: number } | Failure> {
  const { data, error } = await db.rpc('add_annotation_items', {
    p_queue: queue,
    p_items: JSON.parse(JSON.stringify(items)) as Json,
  })
  if (error) return failed(error.code)
  const added = z.number().int().nullable().parse(data)
  return added === null ? { ok: false, reason: 'gone' } : { ok: true, added }
}

/** The next item for whoever asks, kept for them for a while; null when nothing waits. @throws AppError `unavailable` */
export async function takeItem(
  db: UserDb,
  queue: string,
): Promise<{ ok: true; item: TakenItem | null } | Failure> {
  const { data, error } = await db.rpc('take_annotation_item', { p_queue: queue })
  if (error) return failed(error.code)
  return { ok: true, item: takenItemSchema.nullable().parse(data) }
}

export async function skipItem(db: UserDb, item: string): Promise<{ ok: true } | Failure> {
  const { data, error } = await db.rpc('skip_annotation_item', { p_item: item })
  if (error) return failed(error.code)
  return data === true ? { ok: true } : { ok: false, reason: 'gone' }
}

/** @returns `taken` where others were quicker, or where one has said it before */
export async function giveAnnotation(
  db: UserDb,
  given: { item: string; verdict: Verdict; relevant: readonly string[]; comment: string },
): Promise<{ ok: true } | { ok: false; reason: Reason | 'taken' }> {
  const { data, error } = await db.rpc('give_annotation', {
    p_item: given.item,
    p_verdict: given.verdict,
    p_relevant: [...given.relevant],
    p_comment: given.comment,
  })
  if (error) return failed(error.code)
  const said = z.enum(['ok', 'gone', 'taken']).parse(data)
  return said === 'ok' ? { ok: true } : { ok: false, reason: said }
}
