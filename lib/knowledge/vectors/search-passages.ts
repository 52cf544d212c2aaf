import { readQuery } from '@/lib/knowledge/index/query'
import { bestFirst } from '@/lib/knowledge/index/rank'
import { type KnowledgeHit, searchSegments } from '@/lib/knowledge/index/search'
import type { SegmentName, SegmentStore } from '@/lib/knowledge/index/segment-store'
import type { SearchManner } from '@/lib/knowledge/wire-schema'
import { type Meaning, withoutVectors } from './embed-passages'
import { type Fusion, fuse, signsOf } from './fuse'

/** As many documents as words choose from, and as many passages as are near. */
export const wordCandidates = 60
export const nearCandidates = 100

/** What was found; `missing` has no index, `unembedded` no vectors yet. */
export type FoundPassages = {
  hits: KnowledgeHit[]
  missing: SegmentName[]
  unembedded: SegmentName[]
  manner: SearchManner
}

/**
 * Searches some documents by words, and by meaning too where a weight was fitted that makes it better. The
 * endpoint is not asked where the weight is 0; where it does not answer at once, words alone are searched.
 * @param fusion null while none was fitted
 */
export async function searchPassages(
  store: SegmentStore,
  names: readonly SegmentName[],
  question: string,
  limit: number,
  meaning: (Meaning & { fusion: Fusion | null }) | null,
): Promise<FoundPassages> {
  const query = readQuery(question)
  const byWords = (manner: SearchManner): FoundPassages => ({
    ...searchSegments(store, names, query, limit),
    unembedded: [],
    manner,
  })
  if (!meaning?.fusion?.weight) return byWords({ by: 'words' })
  const { embedder, vectors, fusion } = meaning
  const vector = await embedder.query(question)
  if (!vector) return byWords({ by: 'wordsForNow' })
  const near = await vectors.nearest(names, embedder.id, vector, nearCandidates)
  const unembedded = await withoutVectors(meaning, store, names, vector.length)
  const waiting = new Set(unembedded.map(({ document }) => document))
  const { hits, missing } = searchSegments(store, names, query, wordCandidates)
  const signed = signsOf(hits, near, (document) => !waiting.has(document))
  const read = new Map(hits.map((hit) => [`${hit.document} ${hit.passage}`, hit]))
  const found = bestFirst(fuse(signed, fusion), limit).flatMap(({ document, passage, score }) => {
    const known = read.get(`${document} ${passage}`)
    const hit = known ?? readHit(store, names, document, passage)
    return hit ? [{ ...hit, score }] : []
  })
  const manner = { by: 'wordsAndMeaning', model: embedder.model } as const
  return { hits: found, missing, unembedded, manner }
}

function readHit(
  store: SegmentStore,
  names: readonly SegmentName[],
  document: string,
  passage: number,
): KnowledgeHit | null {
  const name = names.find((each) => each.document === document)
  const segment = name && store.read(name)
  if (!segment || passage >= segment.lengths.length) return null
  const [read] = store.readTexts(name, segment, [passage])
  return read
    ? { document, passage, page: segment.pages[passage] || null, score: 0, ...read }
    : null
}
