import 'server-only'
import type { Db } from '@/lib/supabase/types'
import { longestQuery } from './constants'
import { readNames } from './data'
import { askEveryDocument, searchIndex } from './service'
import type { QuestionTable } from './types'
import type { KnowledgeHit, SearchManner, SearchRequest, TableRequest } from './wire-schema'

/** A hit with what its document is called; `isMine`: and not somebody else's who shares it. */
export type NamedHit = KnowledgeHit & { name: string; isMine: boolean }
export type OwnSearch = {
  hits: NamedHit[]
  manner: SearchManner
  searched: number
  missing: number
}

/**
 * Searches somebody's documents. What the index answers is held against what the person's own session may
 * see now: a document that was just deleted, or put into the trash, shows nothing.
 * @param db with the owner's own session
 * @throws AppError
 */
export async function searchOwnDocuments(db: Db, request: SearchRequest): Promise<OwnSearch> {
  const { hits, ...rest } = await searchIndex(request)
  const names = await readNames(db, [...new Set(hits.map(({ document }) => document))])
  return {
    hits: hits.flatMap((hit) => {
      const named = names.get(hit.document)
      return named ? [{ ...hit, ...named }] : []
    }),
    ...rest,
  }
}

/** Asks every document the same questions; what one's session does not show is left out. @throws AppError */
export async function askDocuments(
  db: Db,
  request: TableRequest,
): Promise<Extract<QuestionTable, { state: 'asked' }>> {
  const { rows, left, missing } = await askEveryDocument(request)
  const names = await readNames(
    db,
    rows.map(({ document }) => document),
  )
  return {
    state: 'asked',
    rows: rows.flatMap((row) => {
      const named = names.get(row.document)
      return named ? [{ ...row, name: named.name }] : []
    }),
    left,
    missing,
  }
}

/** The same for a question of the chat. */
export function findInDocumentsOf(db: Db, owner: string) {
  return async (query: string, collection: string | null) => {
    const { hits, searched, missing } = await searchOwnDocuments(db, {
      owner,
      query: query.slice(0, longestQuery),
      purpose: 'chat',
      limit: 12,
      ...(collection ? { collection } : {}),
    })
    return { passages: hits, searched, missing }
  }
}
