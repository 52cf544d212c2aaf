import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { AnonymousDb, UserDb } from '@/lib/supabase/types'
import {
  type FeedEntry,
  feedSchema,
  type Matter,
  type MatterSummary,
  matterSchema,
  wholeMatterSchema,
} from './schema'

// Read with the person's own session: the policies show nobody another's.

const deadlines = 'matter_deadlines(id, title, due_on, preset, start_on, remind_days, done_at)'
const columns = `id, title, case_number, court, closed_at, created_at, ${deadlines}`

/** One's own matters, the newest first. @throws AppError `unavailable` */
export async function readMatters(db: UserDb): Promise<MatterSummary[]> {
  const read = await db
    .from('matters')
    .select(columns)
    .order('created_at', { ascending: false })
    .order('due_on', { referencedTable: 'matter_deadlines' })
    .limit(500)
  return z.array(matterSchema).parse(unwrapResult(read))
}

/** One matter with all its parts; null when there is none of that id among one's own. */
export async function readMatter(db: UserDb, id: string): Promise<Matter | null> {
  if (!z.uuid().safeParse(id).success) return null
  const read = await db
    .from('matters')
    .select(
      `${columns}, matter_parties(id, role, name, contact), matter_records(id, kind, body, reference, created_at)`,
    )
    .eq('id', id)
    .order('due_on', { referencedTable: 'matter_deadlines' })
    .order('created_at', { referencedTable: 'matter_parties' })
    .order('created_at', { referencedTable: 'matter_records', ascending: false })
    .maybeSingle()
  return wholeMatterSchema.nullable().parse(unwrapResult(read))
}

/** When the calendar's address was made; null when there is none. */
export async function readFeedDate(db: UserDb): Promise<string | null> {
  const read = await db.from('matter_feeds').select('created_at').maybeSingle()
  return (
    z.object({ created_at: z.string() }).nullable().parse(unwrapResult(read))?.created_at ?? null
  )
}

/** The open deadlines behind an address, by the hash of its secret; null when there is no such address. */
export async function readFeed(db: AnonymousDb, hash: string): Promise<FeedEntry[] | null> {
  return feedSchema.parse(unwrapResult(await db.rpc('read_matter_feed', { p_hash: hash })))
}
