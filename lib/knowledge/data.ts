import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db } from '@/lib/supabase/types'
import { type FactKind, type StoredFact, storedFactSchema } from './facts/fact'
import {
  type Collection,
  collectionSchema,
  type IndexedDocument,
  indexedDocumentSchema,
  type KeptSearch,
  keptSearchSchema,
  type Membership,
  membershipSchema,
} from './schema'
import { readDocumentsOfOthers } from './sharing/data'

// Everything is read with the person's own session: the policies show nobody another's.

/** More than any plan keeps. */
const most = 5000

/** By name. @throws AppError `unavailable` */
export async function readCollections(db: Db): Promise<Collection[]> {
  const read = await db
    .from('collections')
    .select('id, name, description, color, organization_id, matter')
    .order('name')
  return z.array(collectionSchema).parse(unwrapResult(read))
}

/** Which documents of one's own stand in which collections. @throws AppError `unavailable` */
export async function readMemberships(db: Db): Promise<Membership[]> {
  const read = await db
    .from('collection_documents')
    .select('collection_id, document_id')
    .limit(most * 10)
  return z.array(membershipSchema).parse(unwrapResult(read))
}

/** @throws AppError `unavailable` */
export async function readIndexed(db: Db): Promise<IndexedDocument[]> {
  const read = await db
    .from('knowledge_documents')
    .select('document_id, state, reason, pages, passages, unread_pages, like_document')
    .limit(most)
  return z.array(indexedDocumentSchema).parse(unwrapResult(read))
}

const factRowsSchema = z.array(storedFactSchema)

/** What a list of facts shows. */
export const mostFacts = 1000

/** Facts of one's own documents: deadlines and dates by day, the others as they were read. @throws AppError `unavailable` */
export async function readStoredFacts(
  db: Db,
  { kind, documents }: { kind?: FactKind; documents?: readonly string[] },
): Promise<StoredFact[]> {
  let rows = db
    .from('document_facts')
    .select('document_id, no, kind, label, value, day, quote, passage, page')
  if (kind) rows = rows.eq('kind', kind)
  const isShort = documents !== undefined && documents.length <= 100
  if (isShort) rows = rows.in('document_id', documents)
  const read = await rows
    .order('day', { ascending: true, nullsFirst: false })
    .order('document_id')
    .order('no')
    .limit(mostFacts)
  const facts = factRowsSchema.parse(unwrapResult(read))
  const wanted = documents && !isShort ? new Set(documents) : null
  return wanted ? facts.filter((fact) => wanted.has(fact.document_id)) : facts
}

/** By name. @throws AppError `unavailable` */
export async function readSavedSearches(db: Db): Promise<KeptSearch[]> {
  const read = await db.from('saved_searches').select('id, name, query').order('name')
  return z.array(keptSearchSchema).parse(unwrapResult(read))
}

const nameSchema = z.array(z.object({ id: z.uuid(), name: z.string() }))

type Named = { name: string; isMine: boolean }

/** What those documents are called that one may read and that are not in the trash: one's own, and those of others. @throws AppError `unavailable` */
export async function readNames(db: Db, ids: readonly string[]): Promise<Map<string, Named>> {
  if (ids.length === 0) return new Map()
  const kept = db.from('documents').select('id, name').is('trashed_at', null)
  // An address holds so many ids.
  const read = await (ids.length <= 100 ? kept.in('id', ids) : kept.limit(most))
  const own = nameSchema.parse(unwrapResult(read))
  const names = new Map(own.map(({ id, name }) => [id, { name, isMine: true }]))
  if (ids.every((id) => names.has(id))) return names
  for (const { id, name } of await readDocumentsOfOthers(db))
    if (ids.includes(id)) names.set(id, { name, isMine: false })
  return names
}
