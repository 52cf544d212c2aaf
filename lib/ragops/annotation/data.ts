import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { UserDb } from '@/lib/supabase/types'
import { type ItemState, itemsAPage } from './constants'
import {
  type Figures,
  figuresSchema,
  type Queue,
  type QueueItem,
  queueItemSchema,
  queueSchema,
} from './schema'

// Read with the person's own session: the policies show nobody a queue of an organisation that they are not in.

const columns = 'id, organization_id, user_id, name, reviewers, created_at'
const itemColumns = 'id, key, query, state, verdict, relevant, passages, source, cluster, tags'
/** As many as the database holds in one queue. */
const mostItems = 2000

/** The newest first. @throws AppError `unavailable` */
export async function readQueues(db: UserDb): Promise<Queue[]> {
  const read = await db
    .from('annotation_queues')
    .select(columns)
    .order('created_at', { ascending: false })
    .order('id')
    .limit(500)
  return z.array(queueSchema).parse(unwrapResult(read))
}

/** Null when there is none that one may read. @throws AppError `unavailable` */
export async function readQueue(db: UserDb, id: string): Promise<Queue | null> {
  if (!z.uuid().safeParse(id).success) return null
  const read = await db.from('annotation_queues').select(columns).eq('id', id).maybeSingle()
  return queueSchema.nullable().parse(unwrapResult(read))
}

/** A page of the items, in the order in which they were put in. @throws AppError `unavailable` */
export async function readQueueItems(
  db: UserDb,
  queue: string,
  page: number,
): Promise<{ items: QueueItem[]; total: number }> {
  const read = await db
    .from('annotation_items')
    .select(itemColumns, { count: 'exact' })
    .eq('queue_id', queue)
    .order('created_at')
    .order('id')
    .range((page - 1) * itemsAPage, page * itemsAPage - 1)
  return { items: z.array(queueItemSchema).parse(unwrapResult(read)), total: read.count ?? 0 }
}

/** Every item that is finished. @throws AppError `unavailable` */
export async function readFinishedItems(db: UserDb, queue: string): Promise<QueueItem[]> {
  const finished: ItemState[] = ['agreed', 'settled']
  const read = await db
    .from('annotation_items')
    .select(itemColumns)
    .eq('queue_id', queue)
    .in('state', finished)
    .order('created_at')
    .order('id')
    .limit(mostItems)
  return z.array(queueItemSchema).parse(unwrapResult(read))
}

/** The keys of what is in a queue already. @throws AppError `unavailable` */
export async function readQueueKeys(db: UserDb, queue: string): Promise<Set<string>> {
  const read = await db
    .from('annotation_items')
    .select('key')
    .eq('queue_id', queue)
    .limit(mostItems)
  const rows = z.array(z.object({ key: z.string() })).parse(unwrapResult(read))
  return new Set(rows.map(({ key }) => key))
}

/** How far a queue is; null when one may not read it. @throws AppError `unavailable` */
export async function readFigures(db: UserDb, queue: string): Promise<Figures | null> {
  const read = await db.rpc('annotation_figures', { p_queue: queue })
  return figuresSchema.nullable().parse(unwrapResult(read))
}
