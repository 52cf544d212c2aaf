import { randomUUID } from 'node:crypto'
import { GET as readBlocks } from '@/app/api/documents/[id]/blocks/route'
import { GET as readComments } from '@/app/api/documents/[id]/comments/route'
import { GET as readContent } from '@/app/api/documents/[id]/content/route'
import { GET as exportDocument } from '@/app/api/documents/[id]/export/route'
import { GET as readReading } from '@/app/api/documents/[id]/reading/route'
import { GET as readDocumentFile } from '@/app/api/documents/[id]/route'
import { GET as readShares } from '@/app/api/documents/[id]/shares/route'
import { GET as readVersions } from '@/app/api/documents/[id]/versions/route'
import { GET as readArchive } from '@/app/api/documents/archive/route'
import { GET as readLibrary } from '@/app/api/documents/route'
import { GET as searchLibrary } from '@/app/api/documents/search/route'
import { GET as readDeadlines } from '@/app/api/knowledge/deadlines/route'
import { GET as readText } from '@/app/api/knowledge/documents/[id]/route'
import { GET as readTable } from '@/app/api/knowledge/table/route'
import {
  loadCollectionNames,
  loadFacts,
  loadIndexedDocument,
  loadKnowledge,
  loadQuestionTable,
  searchDocuments,
} from '@/lib/knowledge/loaders'
import { findInDocumentsOf, searchOwnDocuments } from '@/lib/knowledge/own-search'
import { searchParamsSchema } from '@/lib/knowledge/schema'
import type { UserDb } from '@/lib/supabase/types'
import { apiRequest } from '@/tests/factories/api-call'
import { query } from '@/tests/factories/collection-paths'
import type { Person } from '@/tests/factories/person'
import { knowledge } from '@/tests/factories/shared-knowledge'

/** What is looked for: a collection, and a document in it with a folder, a tag and a party of its own. */
export type Secret = {
  collection: string
  document: string
  folder: string
  tag: string
  party: string
  name: string
  amount: string
}

/** @returns whatever the person is shown; the session of the handlers is theirs */
type Path = (person: Person, secret: Secret) => Promise<unknown>

const page = '/ai-chat/knowledge'
const search = (given: Record<string, string>) =>
  searchDocuments(page, searchParamsSchema.parse({ q: query, ...given }))
const textOf = async (answer: Promise<Response>) => {
  const response = await answer
  return `${response.status} ${Buffer.from(await response.arrayBuffer()).toString('utf8')}`
}
type Handler = (request: Request, context: { params: Promise<{ id: string }> }) => Promise<Response>
const ofDocument =
  (handler: Handler, end = ''): Path =>
  (_, { document: id }) =>
    textOf(handler(apiRequest(`/api/documents/${id}${end}`), { params: Promise.resolve({ id }) }))
const q = encodeURIComponent(query)
const rowsOf =
  (table: string, column: (secret: Secret) => [string, string]): Path =>
  async ({ client }, secret) => {
    const { data, count } = await client
      .from(table)
      .select('*', { count: 'exact' })
      .eq(...column(secret))
    return [data, count ?? 0]
  }

/** Every way by which something of a collection or of a document could be shown. */
export const paths: Record<string, Path> = {
  'the list of collections': () => loadKnowledge(page),
  'the choice of collections in the chat': () => loadCollectionNames(),
  'search in the collection': (_, { collection }) => search({ in: collection }),
  'search in everything': () => search({}),
  'search by tag': (_, { tag }) => search({ tag }),
  'search by folder': (_, { folder }) => search({ folder }),
  'search by party': (_, { party }) => search({ party }),
  'search in the collection by tag': (_, { collection, tag }) => search({ in: collection, tag }),
  'the words of the whole library': async () =>
    textOf(searchLibrary(apiRequest(`/api/documents/search?q=${encodeURIComponent('보증금')}`))),
  'the chat': ({ id, client }, { collection }) =>
    findInDocumentsOf(client as UserDb, id)(query, collection),
  'the chat, over everything': ({ id, client }) =>
    findInDocumentsOf(client as UserDb, id)(query, null),
  'the table of questions': (_, { collection }) => loadQuestionTable(page, [query], collection),
  'the table of questions, over everything': () => loadQuestionTable(page, [query], undefined),
  'the table as CSV': (_, { collection }) =>
    textOf(
      readTable(apiRequest(`/api/knowledge/table?format=csv&locale=ko&in=${collection}&q=${q}`)),
    ),
  'the page of a document': (_, { document }) => loadIndexedDocument(page, document, query),
  'parties, deadlines and amounts of the collection': (_, { collection }) =>
    loadFacts(page, { collection }),
  'parties, deadlines and amounts of the document': (_, { document }) =>
    loadFacts(page, { document }),
  'deadlines as a calendar': () => textOf(readDeadlines(apiRequest('/api/knowledge/deadlines'))),
  'deadlines of the collection as a calendar': (_, { collection }) =>
    textOf(readDeadlines(apiRequest(`/api/knowledge/deadlines?in=${collection}`))),
  'API: the text of the document': ofDocument(readText as Handler),
  'API: the list of documents': () => textOf(readLibrary(apiRequest('/api/documents'))),
  'API: the file': ofDocument(readDocumentFile as Handler),
  'API: the blocks': ofDocument(readBlocks as Handler, '/blocks'),
  'API: the content': ofDocument(readContent as Handler, '/content'),
  'API: the reading': ofDocument(readReading as Handler, '/reading'),
  'API: the comments': ofDocument(readComments as Handler, '/comments'),
  'API: the links': ofDocument(readShares as Handler, '/shares'),
  'API: the versions': ofDocument(readVersions as Handler, '/versions'),
  'API: another format': ofDocument(exportDocument as Handler, '/export?format=txt'),
  'API: an archive of files': (_, { document }) =>
    textOf(readArchive(apiRequest(`/api/documents/archive?ids=${document}`))),
  'the worker: its text': async ({ id }, { document }) =>
    knowledge.ask('text', { owner: id, document }),
  'the worker: search': async ({ id }, { collection }) =>
    knowledge.ask('search', { owner: id, collection, query, limit: 10 }),
  'the database: documents': rowsOf('documents', ({ document }) => ['id', document]),
  'the database: collections': rowsOf('collections', ({ collection }) => ['id', collection]),
  'the database: what stands in collections': rowsOf('collection_documents', (secret) => [
    'collection_id',
    secret.collection,
  ]),
  'the database: what is indexed': rowsOf('knowledge_documents', ({ document }) => [
    'document_id',
    document,
  ]),
  'the database: facts': rowsOf('document_facts', ({ document }) => ['document_id', document]),
  'the database: who is named': rowsOf('collection_people', ({ collection }) => [
    'collection_id',
    collection,
  ]),
}

/** How many documents a search says that it looked at. */
export async function searchedBy({ id, client }: Person, collection?: string): Promise<number> {
  const asked = { owner: id, query, limit: 10, purpose: 'search' as const }
  const within = collection ? { collection } : {}
  return (await searchOwnDocuments(client as UserDb, { ...asked, ...within })).searched
}

/** The same words with ids that nobody has. */
export const guessed = (secret: Secret): Secret => ({
  ...secret,
  collection: randomUUID(),
  document: randomUUID(),
  folder: randomUUID(),
})
