import {
  type Category,
  type DateRange,
  type DocumentSort,
  type DocumentType,
  dateRanges,
  type ReadStatus,
  type Shelf,
} from './constants'
import { writtenMime } from './editor/constants'
import type { ReadingState } from './reading/constants'
import type { StoredDocument } from './schema'

const plain = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, '')

/** The hashes that more than one document has, beside those in the trash. */
function sameBytes(documents: readonly StoredDocument[]): Set<string> {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { sha256, trashed_at } of documents) {
    if (trashed_at !== null) continue
    if (seen.has(sha256)) twice.add(sha256)
    seen.add(sha256)
  }
  return twice
}

/** What a document is, for a filter. */
export function typeOf({ mime }: Pick<StoredDocument, 'mime'>): DocumentType {
  if (mime === writtenMime) return 'written'
  if (mime.includes('hwp')) return 'hangul'
  if (mime.includes('wordprocessingml')) return 'word'
  if (mime === 'application/pdf') return 'pdf'
  return mime.startsWith('image/') ? 'image' : 'other'
}

const statuses: Record<ReadingState, ReadStatus> = {
  ready: 'read',
  partly: 'partly',
  waiting: 'waiting',
  password: 'unread',
  refused: 'unread',
  failed: 'unread',
  cancelled: 'unread',
}

/** What is shown of a library; what is left out shows everything. */
export type Filters = {
  category: Category | 'all'
  sort: DocumentSort
  words: string
  shelf?: Shelf
  type?: DocumentType | 'all'
  tag?: string
  date?: DateRange | 'all'
  status?: ReadStatus | 'all'
}
/** What is known beside the documents themselves. */
export type Known = {
  now?: Date
  readings?: readonly { document_id: string; state: ReadingState }[]
  /** The documents in whose text the words stand. */
  hits?: ReadonlySet<string>
}

const day = 24 * 60 * 60 * 1000

/** The words that somebody has given documents, in order. */
export const tagsOf = (documents: readonly StoredDocument[]): string[] =>
  [...new Set(documents.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b, 'ko'))

/** The documents that fit, whose names, tags or text hold the words, in an order. */
export function arrange(
  documents: readonly StoredDocument[],
  {
    category,
    sort,
    words,
    shelf = 'kept',
    type = 'all',
    tag = '',
    date = 'all',
    status = 'all',
  }: Filters,
  { now = new Date(), readings = [], hits = new Set() }: Known = {},
): StoredDocument[] {
  const wanted = plain(words)
  const twice = sameBytes(documents)
  const since = date === 'all' ? 0 : now.getTime() - dateRanges[date] * day
  const states = new Map(readings.map(({ document_id, state }) => [document_id, state]))
  const statusOf = ({ id }: StoredDocument) => statuses[states.get(id) ?? 'waiting']
  const name = (a: StoredDocument, b: StoredDocument) =>
    a.name.localeCompare(b.name, 'ko', { numeric: true })
  const age = (a: StoredDocument, b: StoredDocument) =>
    Date.parse(b.created_at) - Date.parse(a.created_at)
  const orders: Record<DocumentSort, typeof name> = {
    latest: (a, b) => age(a, b) || name(a, b),
    oldest: (a, b) => age(b, a) || name(a, b),
    name: (a, b) => name(a, b) || age(a, b),
  }
  return documents
    .filter((each) => category === 'all' || each.category === category)
    .filter((each) => (each.trashed_at !== null) === (shelf === 'trash'))
    .filter((each) => shelf !== 'starred' || each.is_starred)
    .filter((each) => shelf !== 'twice' || twice.has(each.sha256))
    .filter((each) => type === 'all' || typeOf(each) === type)
    .filter((each) => tag === '' || each.tags.includes(tag))
    .filter((each) => date === 'all' || Date.parse(each.created_at) >= since)
    .filter((each) => status === 'all' || statusOf(each) === status)
    .filter(
      (each) =>
        hits.has(each.id) || [each.name, ...each.tags].some((text) => plain(text).includes(wanted)),
    )
    .sort(orders[sort])
}
