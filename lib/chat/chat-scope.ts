import { type SearchScope, searchScopes } from '@/lib/corpus/scope-constants'

/** Where a question may look beside the law: all of one's own documents, alone or together with the law. */
const documentScopes = ['documents-and-law', 'documents'] as const
export type CollectionScope = `collection:${string}`
/** `collection:<id>`: the documents of one collection alone. */
export type ChatScope = SearchScope | (typeof documentScopes)[number] | CollectionScope

const collectionForm = /^collection:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export const collectionScope = (id: string): CollectionScope => `collection:${id}`

const named: readonly string[] = [...searchScopes, ...documentScopes]

export function isChatScope(value: string): value is ChatScope {
  return named.includes(value) || collectionForm.test(value)
}

/** What a question of this scope reads: a half of the corpus, one's own documents, or both. */
export function readsOf(scope: ChatScope): {
  law: SearchScope | null
  documents: { collection: string | null } | null
} {
  const collection = collectionForm.exec(scope)?.[1]
  if (collection) return { law: null, documents: { collection } }
  if (scope === 'documents') return { law: null, documents: { collection: null } }
  if (scope === 'documents-and-law') return { law: 'all', documents: { collection: null } }
  return { law: searchScopes.find((each) => each === scope) ?? 'all', documents: null }
}

export const readsDocuments = (scope: ChatScope): boolean => readsOf(scope).documents !== null
