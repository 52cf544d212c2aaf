import { collectionScope } from '@/lib/chat/chat-scope'
import type { QuestionRequest } from '@/lib/chat/request-schema'

/** Where a question looks. */
export type Scope = QuestionRequest['scope']
export const scopes = ['all', 'precedents', 'statutes'] as const satisfies readonly Scope[]
/** For whoever has documents of their own. */
export const ownScopes = ['documents-and-law', 'documents'] as const satisfies readonly Scope[]

/** A collection of documents that a question can be asked of. */
export type ScopeCollection = { id: string; name: string }

/** The scope that is written so; one that is not offered any more is all documents, or all of the law. */
export function offeredScope(value: string, collections: readonly ScopeCollection[] | null): Scope {
  const law = scopes.find((each) => each === value)
  if (law || !collections) return law ?? 'all'
  const own = ownScopes.find((each) => each === value)
  const collection = collections.find(({ id }) => collectionScope(id) === value)
  if (collection) return collectionScope(collection.id)
  return own ?? 'documents'
}
