import type { Folder, StoredDocument } from '@/lib/documents/schema'
import type { ErrorCode } from '@/lib/errors'
import type { IndexState } from './constants'
import type { StoredFact } from './facts/fact'
import type { Collection, KeptSearch } from './schema'
import type { SharedCollection, Sharing } from './sharing/schema'
import type { KnowledgeHit, SearchManner, TableCell } from './wire-schema'

export type KnowledgeDocument = StoredDocument & {
  index: IndexState
  reason: string | null
  pages: number | null
  unreadPages: number
  /** The job that reads it, while there is one. */
  job: { id: string; done: number | null; total: number | null } | null
  /** The name of an older document whose text is nearly the same. */
  likeName: string | null
}
export type KnowledgeCollection = Collection & {
  /** One's own documents in it. */
  documents: string[]
  /** Whom it is shared with by name, and what they have put there. */
  people: Sharing['people']
  others: Sharing['documents']
}
export type Knowledge = {
  documents: KnowledgeDocument[]
  collections: KnowledgeCollection[]
  /** Collections of others that are shared with one. */
  shared: SharedCollection[]
  folders: Folder[]
  /** Words that documents bear, by name. */
  tags: string[]
  saved: KeptSearch[]
  mostCollections: number
  mostSaved: number
}

export type FoundInDocuments =
  | {
      state: 'found'
      hits: (KnowledgeHit & { name: string; likeName: string | null })[]
      manner: SearchManner
      searched: number
      missing: number
    }
  | { state: 'failed'; code: ErrorCode }

/** A fact with the document that it stands in, and the page of the article that it names. */
export type NamedFact = StoredFact & { name: string; lawHref: string | null }

/** Every document with what it says to each question. */
export type QuestionTable =
  | {
      state: 'asked'
      rows: { document: string; name: string; cells: (TableCell | null)[] }[]
      left: number
      missing: number
    }
  | { state: 'failed'; code: ErrorCode }
