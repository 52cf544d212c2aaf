import type { Category, DocumentSort } from './constants'
import type { StoredDocument } from './schema'

const plain = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, '')

/** The documents of a category whose names hold the words, in an order. */
export function arrange(
  documents: readonly StoredDocument[],
  { category, sort, words }: { category: Category | 'all'; sort: DocumentSort; words: string },
): StoredDocument[] {
  const wanted = plain(words)
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
    .filter((each) => plain(each.name).includes(wanted))
    .sort(orders[sort])
}
