import 'server-only'
import { cache } from 'react'
import { loadSession, requireAccess } from '@/lib/auth/loaders'
import { articleHref } from '@/lib/corpus/links'
import { readDocuments, readFolders } from '@/lib/documents/data'
import { readJob } from '@/lib/documents/reading/read-job'
import { entitlements, tierOf } from '@/lib/entitlements'
import { AppError, toAppError } from '@/lib/errors'
import { readJobs } from '@/lib/jobs/data'
import { extractArticleCitations } from '@/lib/korean-law/citations/article-citation'
import { log } from '@/lib/log'
import { userClient } from '@/lib/supabase/clients'
import type { UserDb } from '@/lib/supabase/types'
import { type HitSort, hitsShown, mostHits } from './constants'
import {
  readCollections,
  readIndexed,
  readMemberships,
  readSavedSearches,
  readStoredFacts,
} from './data'
import type { FactKind, StoredFact } from './facts/fact'
import { indexDocumentJob } from './jobs'
import { askDocuments, searchOwnDocuments } from './own-search'
import { filterOf, type SearchParams } from './schema'
import { readIndexedText } from './service'
import { readSharedCollections, readSharing } from './sharing/data'
import type {
  FoundInDocuments,
  Knowledge,
  KnowledgeDocument,
  NamedFact,
  QuestionTable,
} from './types'
import type { TextAnswer } from './wire-schema'

/** The collections that a question can be asked of; null for a visitor, who has no documents. */
export const loadCollectionNames = cache(
  async (): Promise<{ id: string; name: string }[] | null> => {
    if (!(await loadSession())) return null
    const db = await userClient()
    const [own, shared] = await Promise.all([readCollections(db), readSharedCollections(db)])
    const collections = [...own, ...shared]
    return collections.map(({ id, name }) => ({ id, name }))
  },
)

/** The jobs that read documents now, by document; of many only those that are looked at first. */
async function runningJobs(db: UserDb, documents: readonly string[]) {
  if (documents.length === 0) return new Map<string, KnowledgeDocument['job']>()
  const some = documents.slice(0, 100)
  const kinds = [readJob.kind, indexDocumentJob.kind]
  const jobs = await Promise.all(kinds.map((kind) => readJobs(db, kind, some)))
  const open = jobs.flat().filter(({ state }) => state === 'queued' || state === 'running')
  return new Map(
    open.map(({ id, subject, progress }) => [
      subject ?? '',
      { id, done: progress.done ?? null, total: progress.total ?? null },
    ]),
  )
}

/** Everything that somebody has to search in. Leads a visitor to the log-in. */
export const loadKnowledge = cache(async (path: string): Promise<Knowledge> => {
  const user = await requireAccess('knowledge', path)
  const db = await userClient()
  const [all, indexed, collections, shared, sharing, memberships, folders, saved] =
    await Promise.all([
      readDocuments(db),
      readIndexed(db),
      readCollections(db),
      readSharedCollections(db),
      readSharing(db),
      readMemberships(db),
      readFolders(db),
      readSavedSearches(db),
    ])
  const waiting = indexed.filter(({ state }) => state === 'waiting').map((row) => row.document_id)
  const jobs = await runningJobs(db, waiting)
  // What lies in the trash is not searched, and not shown here.
  const stored = all.filter(({ trashed_at }) => trashed_at === null)
  const states = new Map(indexed.map((row) => [row.document_id, row]))
  const names = new Map(stored.map(({ id, name }) => [id, name]))
  return {
    documents: stored.map((document) => {
      const row = states.get(document.id)
      return {
        ...document,
        index: row?.state ?? 'waiting',
        reason: row?.reason ?? null,
        pages: row?.pages ?? null,
        unreadPages: row?.unread_pages ?? 0,
        job: jobs.get(document.id) ?? null,
        likeName: names.get(row?.like_document ?? '') ?? null,
      }
    }),
    collections: collections.map((collection) => ({
      ...collection,
      documents: memberships
        .filter(({ collection_id }) => collection_id === collection.id)
        .map(({ document_id }) => document_id)
        .filter((id) => names.has(id)),
      people: sharing.find(({ id }) => id === collection.id)?.people ?? [],
      others: sharing.find(({ id }) => id === collection.id)?.documents ?? [],
    })),
    shared,
    folders,
    tags: [...new Set(stored.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b, 'ko')),
    saved,
    mostCollections: entitlements[tierOf(user)].collections,
    mostSaved: entitlements[tierOf(user)].savedSearches,
  }
})

/** The documents of others that stand in what one shares, or is shared with. */
const othersIn = ({ collections, shared }: Knowledge) => [
  ...shared.flatMap(({ documents }) => documents),
  ...collections.flatMap(({ others }) => others),
]

type Sorted = { name: string; created_at: string }
const orders: Record<HitSort, (a: Sorted, b: Sorted) => number> = {
  relevance: () => 0,
  latest: (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at),
  oldest: (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at),
  name: (a, b) => a.name.localeCompare(b.name, 'ko', { numeric: true }),
}

/** Searches one's own documents or a shared collection, those that the filters let through. Another order is one of the best hits. */
export async function searchDocuments(
  path: string,
  { q: query, sort, ...params }: SearchParams,
): Promise<FoundInDocuments> {
  const user = await requireAccess('knowledge', path)
  const knowledge = await loadKnowledge(path)
  const { documents } = knowledge
  const known = new Map<string, Sorted & { likeName?: string | null }>(
    [...othersIn(knowledge), ...documents].map((document) => [document.id, document]),
  )
  try {
    const { hits, ...rest } = await searchOwnDocuments(await userClient(), {
      ...filterOf(params),
      owner: user.id,
      query,
      purpose: 'search',
      limit: sort === 'relevance' ? hitsShown : mostHits,
    })
    const shown = hits
      .flatMap((hit) => {
        const document = known.get(hit.document)
        return document
          ? [{ ...hit, likeName: document.likeName ?? null, document, id: hit.document }]
          : []
      })
      .sort((a, b) => orders[sort](a.document, b.document))
      .map(({ id, ...hit }) => ({ ...hit, document: id }))
    return { state: 'found', hits: shown, ...rest }
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    log.warn('knowledge.search-failed', { code, reason: message })
    return { state: 'failed', code }
  }
}

function lawHrefOf({ kind, value }: StoredFact): string | null {
  if (kind !== 'law') return null
  const [cited] = extractArticleCitations(value)
  return cited?.articleNo ? articleHref(cited.lawName, cited.articleNo) : null
}

/** What was read of one's documents: of all, of a collection, or of one document. */
export async function loadFacts(
  path: string,
  { kind, collection, document }: { kind?: FactKind; collection?: string; document?: string },
): Promise<NamedFact[]> {
  await requireAccess('knowledge', path)
  const { documents, collections } = await loadKnowledge(path)
  const within = collections.find(({ id }) => id === collection)
  if (collection && !within) return []
  const chosen = document ? [document] : within?.documents
  const names = new Map(documents.map(({ id, name }) => [id, name]))
  const facts = await readStoredFacts(await userClient(), {
    ...(kind ? { kind } : {}),
    ...(chosen ? { documents: chosen } : {}),
  })
  return facts.flatMap((fact) => {
    const name = names.get(fact.document_id)
    return name === undefined ? [] : [{ ...fact, name, lawHref: lawHrefOf(fact) }]
  })
}

/** How many questions may be asked of every document at once. */
export async function loadMostQuestions(path: string): Promise<number> {
  return entitlements[tierOf(await requireAccess('knowledge', path))].questionsOverDocuments
}

/** Asks the same questions of every document. */
export async function loadQuestionTable(
  path: string,
  questions: readonly string[],
  collection: string | undefined,
): Promise<QuestionTable> {
  const user = await requireAccess('knowledge', path)
  const most = entitlements[tierOf(user)].questionsOverDocuments
  try {
    const asked = { owner: user.id, questions: questions.slice(0, most), purpose: 'table' as const }
    return await askDocuments(await userClient(), {
      ...asked,
      ...(collection ? { collection } : {}),
    })
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    log.warn('knowledge.table-failed', { code, reason: message })
    return { state: 'failed', code }
  }
}

/** What a page of a document says of it: one's own, or one that stands in a shared collection. */
export type ShownDocument = Pick<KnowledgeDocument, 'name' | 'index'> & { isMine: boolean }

/** A document that one may read with its text; the text is null while there is none. */
export async function loadIndexedDocument(
  path: string,
  id: string,
  query: string | undefined,
): Promise<{ document: ShownDocument; text: TextAnswer | null } | null> {
  const user = await requireAccess('knowledge', path)
  const knowledge = await loadKnowledge(path)
  const own = knowledge.documents.find((one) => one.id === id)
  const others = othersIn(knowledge).find((one) => one.id === id)
  const { name } = own ?? others ?? {}
  if (name === undefined) return null
  const document: ShownDocument = { name, index: own?.index ?? 'ready', isMine: Boolean(own) }
  if (document.index !== 'ready' && document.index !== 'partly') return { document, text: null }
  try {
    const asked = query ? { query } : {}
    return { document, text: await readIndexedText({ owner: user.id, document: id, ...asked }) }
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    log.warn('knowledge.text-failed', { code: thrown.code, reason: thrown.message })
    return { document, text: null }
  }
}
