import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { UserDb } from '@/lib/supabase/types'
import { savedPerPage } from './constants'
import {
  type SavedCount,
  type SavedFilter,
  type SavedSource,
  type SourceRef,
  savedCountSchema,
  savedSourceSchema,
} from './schema'

// Read with the person's own session: the policies show nobody another's, but what is shared with them.

const columns =
  'id, kind, reference, path, citation, name, folder, note, organization_id, created_at'

/** What a page of an organisation shows at most. */
const mostShared = 500

/** Whether a source is among one's own. @throws AppError `unavailable` */
export async function isSaved(
  db: UserDb,
  userId: string,
  { kind, reference }: SourceRef,
): Promise<boolean> {
  const read = await db
    .from('saved_sources')
    .select('id')
    .eq('user_id', userId)
    .eq('kind', kind)
    .eq('reference', reference)
    .maybeSingle()
  return z.object({ id: z.uuid() }).nullable().parse(unwrapResult(read)) !== null
}

/** One's own that a filter lets through, the last saved first, from one place of the list to another. */
export async function readSaved(
  db: UserDb,
  userId: string,
  { kind, folder }: SavedFilter,
  [from, to]: readonly [number, number],
): Promise<SavedSource[]> {
  let asked = db.from('saved_sources').select(columns).eq('user_id', userId)
  if (kind) asked = asked.eq('kind', kind)
  if (folder) asked = asked.eq('folder', folder)
  const read = await asked.order('created_at', { ascending: false }).order('id').range(from, to)
  return z.array(savedSourceSchema).parse(unwrapResult(read))
}

/** One page of the list. */
export const readSavedPage = (
  db: UserDb,
  userId: string,
  filter: SavedFilter,
  page: number,
): Promise<SavedSource[]> =>
  readSaved(db, userId, filter, [(page - 1) * savedPerPage, page * savedPerPage - 1])

/** How many one has of each kind in each folder. */
export async function countSaved(db: UserDb): Promise<SavedCount[]> {
  return z.array(savedCountSchema).parse(unwrapResult(await db.rpc('count_saved_sources')))
}

/** One's own notes to decisions, by their serials. */
export async function readNotes(
  db: UserDb,
  userId: string,
  serials: readonly string[],
): Promise<Map<string, string>> {
  if (serials.length === 0) return new Map()
  const read = await db
    .from('saved_sources')
    .select('reference, note')
    .eq('user_id', userId)
    .eq('kind', 'decision')
    .in('reference', [...serials])
    .not('note', 'is', null)
  const rows = z
    .array(z.object({ reference: z.string(), note: z.string() }))
    .parse(unwrapResult(read))
  return new Map(rows.map(({ reference, note }) => [reference, note]))
}

/** What the members of an organisation share with it, the last saved first; nothing for whoever may not read it. */
export async function readShared(db: UserDb, organization: string): Promise<SavedSource[]> {
  const read = await db
    .from('saved_sources')
    .select('id, kind, reference, path, citation, name, note, organization_id, created_at')
    .eq('organization_id', organization)
    .order('created_at', { ascending: false })
    .order('id')
    .limit(mostShared)
  // The folder is how its owner keeps it.
  const shared = savedSourceSchema.omit({ folder: true })
  return z
    .array(shared)
    .parse(unwrapResult(read))
    .map((source) => ({ ...source, folder: null }))
}
