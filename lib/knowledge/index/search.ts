import type { KnowledgeQuery } from './query'
import { type PassageHit, rankPassages } from './rank'
import type { SegmentName, SegmentStore } from './segment-store'

/** A hit with what it says. */
export type KnowledgeHit = PassageHit & { path: string; text: string }

/**
 * Searches some documents of one owner. Whoever calls has decided which these may be: nothing else is looked
 * at. Documents whose segment is not there are left out; `missing` names them.
 */
export function searchSegments(
  store: SegmentStore,
  names: readonly SegmentName[],
  query: KnowledgeQuery,
  limit: number,
): { hits: KnowledgeHit[]; missing: SegmentName[] } {
  const missing: SegmentName[] = []
  const byId = new Map(names.map((name) => [name.document, name]))
  const documents = names.flatMap((name) => {
    const segment = store.read(name)
    if (!segment) missing.push(name)
    return segment ? [{ id: name.document, segment }] : []
  })
  const segments = new Map(documents.map(({ id, segment }) => [id, segment]))
  const known = new Map<string, { path: string; text: string }>()
  const textsOf = (document: string, passages: number[]): string[] => {
    const [name, segment] = [byId.get(document), segments.get(document)]
    if (!name || !segment) return []
    return store.readTexts(name, segment, passages).map((read, i) => {
      known.set(`${document} ${passages[i]}`, read)
      return `${read.path}\n${read.text}`
    })
  }
  const hits = rankPassages(documents, query, textsOf, limit).map((hit) => ({
    ...hit,
    ...(known.get(`${hit.document} ${hit.passage}`) ?? { path: '', text: '' }),
  }))
  return { hits, missing }
}
