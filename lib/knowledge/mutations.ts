import 'server-only'
import type { Db } from '@/lib/supabase/types'
import type { CollectionForm } from './schema'

/**
 * `taken`: a collection of that name is there. `tooMany`: as many as the plan allows. `viewer`: whom one named to
 * change it only reads. `matter`: it is one already. `walled`: a document behind a wall would be seen elsewhere.
 * `barred`: an admin keeps that person from the matter. `holder`: who holds a matter is not barred from it.
 */
const collectionProblems = [
  'taken',
  'tooMany',
  'missing',
  'unavailable',
  'viewer',
  'matter',
  'walled',
  'barred',
  'holder',
] as const
export type CollectionProblem = (typeof collectionProblems)[number]
export type CollectionResult = { ok: true; id: string } | { ok: false; reason: CollectionProblem }

const reasons: Record<string, CollectionProblem> = {
  '23505': 'taken',
  '23514': 'tooMany',
  '23503': 'missing',
  '42501': 'missing',
  '23P01': 'walled',
}

type Written = { data: { id: string }[] | null; error: { code?: string } | null }

/** Of a statement that answers the rows it changed. */
export function resultOf({ data, error }: Written): CollectionResult {
  if (error) return { ok: false, reason: reasons[error.code ?? ''] ?? 'unavailable' }
  const [row] = data ?? []
  return row ? { ok: true, id: row.id } : { ok: false, reason: 'missing' }
}

/** Of a function that answers a word: `ok`, or why nothing was done. */
export function wordOf(
  { data, error }: { data: unknown; error: { code?: string } | null },
  id: string,
): CollectionResult {
  if (error) return { ok: false, reason: reasons[error.code ?? ''] ?? 'unavailable' }
  if (data === 'ok') return { ok: true, id }
  const reason = collectionProblems.find((problem) => problem === data)
  return { ok: false, reason: reason ?? 'unavailable' }
}

/** @param most how many the plan allows; the table has a limit of its own */
export async function addCollection(
  db: Db,
  form: CollectionForm,
  most: number,
): Promise<CollectionResult> {
  const { count, error } = await db.from('collections').select('id', { count: 'exact', head: true })
  if (error) return { ok: false, reason: 'unavailable' }
  if ((count ?? 0) >= most) return { ok: false, reason: 'tooMany' }
  return resultOf(await db.from('collections').insert(form).select('id'))
}

/** One's own, or one that one was named to change. */
export async function changeCollection(
  db: Db,
  id: string,
  form: CollectionForm,
): Promise<CollectionResult> {
  const { name, description, color } = form
  const change = { p_name: name, p_description: description, p_color: color }
  return wordOf(await db.rpc('change_collection', { p_collection: id, ...change }), id)
}

/** The documents stay; only what held them together goes. */
export async function deleteCollection(db: Db, id: string): Promise<CollectionResult> {
  return resultOf(await db.from('collections').delete().eq('id', id).select('id'))
}

/** Has a document of one's own indexed once more. */
export async function indexDocumentAgain(db: Db, id: string): Promise<CollectionResult> {
  const { data, error } = await db.rpc('index_my_document', { p_document: id })
  if (error) return { ok: false, reason: 'unavailable' }
  return data ? { ok: true, id } : { ok: false, reason: 'missing' }
}

/** Keeps a search by a name. @param most how many the plan allows; the table has a limit of its own */
export async function saveSearch(
  db: Db,
  search: { name: string; query: string },
  most: number,
): Promise<CollectionResult> {
  const { count, error } = await db
    .from('saved_searches')
    .select('id', { count: 'exact', head: true })
  if (error) return { ok: false, reason: 'unavailable' }
  if ((count ?? 0) >= most) return { ok: false, reason: 'tooMany' }
  return resultOf(await db.from('saved_searches').insert(search).select('id'))
}

export async function deleteSearch(db: Db, id: string): Promise<CollectionResult> {
  return resultOf(await db.from('saved_searches').delete().eq('id', id).select('id'))
}
