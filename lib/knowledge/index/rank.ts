import { eachPhrase } from '@/lib/korean-law/query/phrases'
import { type FoundWords, findOtherWords, scoreOthers } from './other-words'
import { correctedTerms, type KnowledgeQuery } from './query'
import { positionOf, type Segment } from './segment'

/** A segment with what it is of. */
export type IndexedDocument = { id: string; segment: Segment }
export type PassageHit = { document: string; passage: number; page: number | null; score: number }

/** Fitted on `npm run bench:knowledge`. */
const weights = {
  k1: 1.2,
  /** How much a passage's length counts against it, and a document's. */
  b: 0.4,
  documentB: 0.3,
  path: 0.6,
  title: 1.2,
  /** The whole document beside the passage. */
  document: 0.3,
  coverage: 0.8,
  phrases: 1.2,
}
/** The rarest terms of a query say what it is about. */
const mostTerms = 64
const examined = 60
const passagesEach = 3

type Term = { key: number; weight: number; places: Int32Array; idf: number; documentIdf: number }

const idfOf = (all: number, having: number) => Math.log(1 + (all - having + 0.5) / (having + 0.5))

function locate(documents: readonly IndexedDocument[], key: number): Int32Array {
  const places = new Int32Array(documents.length)
  for (const [d, { segment }] of documents.entries()) places[d] = positionOf(segment.keys, key)
  return places
}

function toTerm(
  documents: readonly IndexedDocument[],
  passages: number,
  [key, weight]: [number, number],
): Term | null {
  const places = locate(documents, key)
  let [inPassages, inDocuments] = [0, 0]
  for (const [d, { segment }] of documents.entries()) {
    const at = places[d] ?? -1
    if (at >= 0) inPassages += (segment.starts[at + 1] ?? 0) - (segment.starts[at] ?? 0)
    if (at >= 0 || positionOf(segment.title, key) >= 0) inDocuments += 1
  }
  if (inDocuments === 0) return null
  const idf = idfOf(passages, inPassages)
  return { key, weight, places, idf, documentIdf: idfOf(documents.length, inDocuments) }
}

function termsFor(
  documents: readonly IndexedDocument[],
  passages: number,
  query: KnowledgeQuery,
): Term[] {
  const all = new Map(query.terms)
  const has = (key: number) => documents.some(({ segment }) => positionOf(segment.keys, key) >= 0)
  for (const [key, weight] of correctedTerms(query, has)) if (!all.has(key)) all.set(key, weight)
  return [...all]
    .map((entry) => toTerm(documents, passages, entry))
    .filter((term) => term !== null)
    .sort((a, b) => b.weight * b.idf - a.weight * a.idf)
    .slice(0, mostTerms)
}

type Means = { passage: number; document: number }

/** What is looked for: terms, and other words for them. */
type Looked = { terms: readonly Term[]; others: readonly FoundWords[] }
type Scored = PassageHit & { at: number; coverage: number }

/** The best passages of one document, each with the document's own evidence. */
function scoreDocument(
  { id, segment }: IndexedDocument,
  at: number,
  { terms, others }: Looked,
  means: Means,
): Scored[] {
  const { postings, starts, lengths, pages, title } = segment
  const scores = new Float64Array(lengths.length)
  const covered = new Float64Array(lengths.length)
  const documentLength = lengths.reduce((sum, length) => sum + length, 0)
  const documentNorm = 1 - weights.documentB + (weights.documentB * documentLength) / means.document
  let [whole, titled, possible] = [0, 0, 0]
  for (const { key, weight, places, idf, documentIdf } of terms) {
    possible += weight * idf
    const inTitle = positionOf(title, key) >= 0
    if (inTitle) titled += weight * documentIdf
    const place = places[at] ?? -1
    if (place < 0) continue
    let often = 0
    for (let p = starts[place] ?? 0; p < (starts[place + 1] ?? 0); p++) {
      const posting = postings[p] ?? 0
      const passage = posting >>> 16
      const [text, path] = [posting & 0xff, (posting >>> 8) & 0xff]
      often += text
      const norm = 1 - weights.b + (weights.b * (lengths[passage] ?? 0)) / means.passage
      const tf = text / norm + (path > 0 ? weights.path : 0)
      scores[passage] =
        (scores[passage] ?? 0) + (weight * idf * tf * (weights.k1 + 1)) / (tf + weights.k1)
      covered[passage] = (covered[passage] ?? 0) + weight * idf
    }
    const tf = often / documentNorm
    whole += (weight * documentIdf * tf * (weights.k1 + 1)) / (tf + weights.k1)
  }
  const worth = new Map(terms.map(({ key, weight, idf }) => [key, weight * idf]))
  const added = scoreOthers(segment, at, others, worth)
  for (const [passage, { score, covered: more }] of added.passages) {
    scores[passage] = (scores[passage] ?? 0) + score
    covered[passage] = (covered[passage] ?? 0) + more
  }
  whole += added.whole
  titled += added.titled
  possible += added.possible
  if (whole === 0 && titled === 0) return []
  const order = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
  return order.slice(0, passagesEach).map((passage) => {
    const coverage = possible > 0 ? (covered[passage] ?? 0) / possible : 0
    const score =
      (scores[passage] ?? 0) * (1 + weights.coverage * coverage) +
      weights.document * whole +
      weights.title * titled
    const page = pages[passage] || null
    return { document: id, passage, page, score, at, coverage }
  })
}

/** The best passage of each document comes first, further ones of the same documents behind. @param sorted the best first */
export function bestFirst<T extends { document: string }>(
  sorted: readonly T[],
  limit: number,
): T[] {
  const groups = new Map<string, T[]>()
  for (const hit of sorted) {
    const group = groups.get(hit.document)
    if (!group) groups.set(hit.document, [hit])
    else if (group.length < passagesEach) group.push(hit)
  }
  const best = [...groups.values()].slice(0, limit)
  const firsts = best.flatMap((hits) => hits.slice(0, 1))
  return [...firsts, ...best.flatMap((hits) => hits.slice(1))].slice(0, limit * 2)
}

/** Share of the query's phrases that a text has. */
function phraseShare(text: string, phrases: ReadonlySet<number>): number {
  if (phrases.size === 0) return 0
  const found = new Set<number>()
  eachPhrase(text, (key) => {
    if (phrases.has(key)) found.add(key)
  })
  return found.size / phrases.size
}

/** Reads the text of passages that are looked at closely. */
export type ReadTexts = (document: string, passages: number[]) => string[]

/**
 * Ranks passages of some documents; what is not among them counts for nothing, not even for how rare a
 * word is. The best passage of each document comes first, further ones of the same documents behind.
 */
export function rankPassages(
  documents: readonly IndexedDocument[],
  query: KnowledgeQuery,
  readTexts: ReadTexts,
  limit: number,
): PassageHit[] {
  let [passages, length] = [0, 0]
  for (const { segment } of documents) {
    passages += segment.lengths.length
    length += segment.lengths.reduce((sum, one) => sum + one, 0)
  }
  const terms = termsFor(documents, passages, query)
  const segments = documents.map(({ segment }) => segment)
  const others = findOtherWords(segments, passages, query.others)
  if (terms.length === 0 && others.length === 0) return []
  const means = {
    passage: Math.max(1, length / Math.max(1, passages)),
    document: Math.max(1, length / documents.length),
  }
  const best = documents
    .map((document, at) => scoreDocument(document, at, { terms, others }, means))
    .filter((scored) => scored.length > 0)
    .sort((a, b) => (b[0]?.score ?? 0) - (a[0]?.score ?? 0))
    .slice(0, Math.max(examined, limit))
  const looked = best.map((scored) => {
    const texts = readTexts(
      scored[0]?.document ?? '',
      scored.map(({ passage }) => passage),
    )
    return scored
      .map(({ at: _, coverage: __, ...hit }, i) => ({
        ...hit,
        score: hit.score * (1 + weights.phrases * phraseShare(texts[i] ?? '', query.phrases)),
      }))
      .sort((a, b) => b.score - a.score)
  })
  looked.sort((a, b) => (b[0]?.score ?? 0) - (a[0]?.score ?? 0))
  return bestFirst(looked.flat(), limit)
}
