import 'server-only'
import type { Db } from '@/lib/supabase/types'
import type { CollectionForm } from './schema'

/** `taken`: a collection of that name is there. `tooMany`: as many as the plan allows. */
export type CollectionProblem = 'taken' | 'tooMany' | 'missing' | 'unavailable'
export type CollectionResult = { ok: true; id: string } | { ok: false; reason: CollectionProblem }

const reasons: Record<string, CollectionProblem> = {
  '23505': 'taken',
  '23514': 'tooMany',
  '23503': 'missing',
  '42501': 'missing',
}

type Written = { data: { id: string }[] | null; error: { code?: string } | null }

function resultOf({ data, error }: Written): CollectionResult {
  if (error) return { ok: false, reason: reasons[error.code ?? ''] ?? 'unavailable' }
  const [row] = data ?? []
  return row ? { ok: true, id: row.id } : { ok: false, reason: 'missing' }
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

export async function changeCollection(
  db: Db,
  id: string,
  form: CollectionForm,
): Promise<CollectionResult> {
  return resultOf(await db.from('collections').update(form).eq('id', id).select('id'))
}

/** Shares one's collection with an organisation that one is a member of, or with none. */
export async function shareCollection(
  db: Db,
  id: string,
  organization: string | null,
): Promise<CollectionResult> {
  const change = { organization_id: organization }
  return resultOf(await db.from('collections').update(change).eq('id', id).select('id'))
}

/** The documents stay; only what held them together goes. */
export async function deleteCollection(db: Db, id: string): Promise<CollectionResult> {
  return resultOf(await db.from('collections').delete().eq('id', id).select('id'))
}

/** Makes these documents, and no others, those of a collection. */
export async function setDocuments(
  db: Db,
  collection: string,
  before: readonly string[],
  after: readonly string[],
): Promise<CollectionResult> {
  const added = after.filter((id) => !before.includes(id))
  const gone = before.filter((id) => !after.includes(id))
  if (gone.length > 0) {
    const removed = await db
      .from('collection_documents')
      .delete()
      .eq('collection_id', collection)
      .in('document_id', gone)
    if (removed.error) return { ok: false, reason: 'unavailable' }
  }
  if (added.length > 0) {
    const rows = added.map((document_id) => ({ collection_id: collection, document_id }))
    const { error } = await db.from('collection_documents').insert(rows)
    if (error) return { ok: false, reason: reasons[error.code ?? ''] ?? 'unavailable' }
  }
  return { ok: true, id: collection }
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
