import { randomUUID } from 'node:crypto'
import { GET as readDocument } from '@/app/api/knowledge/documents/[id]/route'
import { GET as readTable } from '@/app/api/knowledge/table/route'
import { askDocuments, findInDocumentsOf, searchOwnDocuments } from '@/lib/knowledge/own-search'
import { readSharedCollections } from '@/lib/knowledge/sharing/data'
import type { UserDb } from '@/lib/supabase/types'
import type { SupabaseProcess } from '@/tests/embedded/supabase-process'
import { apiRequest } from '@/tests/factories/api-call'
import type { KnowledgeSite } from '@/tests/factories/knowledge-site'
import type { Person } from '@/tests/factories/person'

export async function addCollection(
  { sql }: SupabaseProcess,
  person: { id: string },
  ...documents: string[]
): Promise<string> {
  const [row] = await sql`insert into collections (user_id, name)
    values (${person.id}, ${randomUUID()}) returning id`
  for (const one of documents)
    await sql`insert into collection_documents (collection_id, document_id, user_id)
      values (${row?.id}, ${one}, ${person.id})`
  return String(row?.id)
}

/** The one question of these tests: every document that they make answers it with an amount. */
export const query = '보증금은 얼마인가요?'

/**
 * Everything that a person comes to see of a collection and of a document in it, by every path.
 * The session of the handlers is `person`'s: whoever calls has seen to that.
 */
export async function seenBy(
  { client, id }: Person,
  knowledge: KnowledgeSite,
  { collection, document }: { collection: string; document: string },
) {
  const db = client as UserDb
  const within = { owner: id, collection }
  const named = await searchOwnDocuments(db, { ...within, query, limit: 10, purpose: 'search' })
  const everywhere = await searchOwnDocuments(db, {
    owner: id,
    query,
    limit: 10,
    purpose: 'search',
  })
  const asked = await findInDocumentsOf(db, id)(query, collection)
  const table = await askDocuments(db, { ...within, questions: [query], purpose: 'table' })
  const address = `/api/knowledge/table?format=csv&in=${collection}&q=${encodeURIComponent(query)}`
  const csv = await (await readTable(apiRequest(address))).text()
  const params = Promise.resolve({ id: document })
  const text = await readDocument(apiRequest(`/api/knowledge/documents/${document}`), { params })
  return {
    listed: (await readSharedCollections(db)).map((one) => one.id),
    found: named.hits.map((hit) => hit.document),
    searched: named.searched,
    everywhere: everywhere.searched,
    asked: asked.passages.map(({ document: found, page }) => [found, page]),
    table: table.rows.map((row) => row.document),
    exported: csv.includes('5,000,000'),
    text: text.status,
    // What the worker says to whoever has its key: authorisation is not the site's alone.
    worker: (await knowledge.ask('text', { owner: id, document })).status,
  }
}

export const seesNothing = {
  listed: [],
  found: [],
  searched: 0,
  everywhere: 0,
  asked: [],
  table: [],
  exported: false,
  text: 404,
  worker: 404,
}

/** Of a collection with one document, whose second page says 5,000,000. */
export const seesAll = ({ collection, document }: { collection: string; document: string }) => ({
  listed: [collection],
  found: [document],
  searched: 1,
  everywhere: 0,
  asked: [[document, 2]],
  table: [document],
  exported: true,
  text: 200,
  worker: 200,
})
