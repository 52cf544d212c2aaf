import { setImmediate as nextTurn } from 'node:timers/promises'
import { readQuery } from '@/lib/knowledge/index/query'
import { type IndexedDocument, rankPassages } from '@/lib/knowledge/index/rank'
import { buildSegment, readSegment } from '@/lib/knowledge/index/segment'
import type { SegmentName, SegmentStore } from '@/lib/knowledge/index/segment-store'
import { seededNumbers } from '@/lib/seeded-numbers'
import { batchesOf, type Meaning, passageText } from './embed-passages'
import { type Fusion, fuse, type SignedPassage, signsOf } from './fuse'
import { type HeldOut, sampleHeldOut } from './held-out'
import { similarityOf, toInt8 } from './int8-vector'
import { nearCandidates, wordCandidates } from './search-passages'

/** A weight with what it rests on: questions, and the mean reciprocal rank by words alone and with meaning. */
export type FittedWeight = Fusion & { questions: number; words: number; fused: number }

const weights = [0, 0.1, 0.2, 0.3, 0.4, 0.5]
const mostQuestions = 120
/** Fewer on either half prove nothing. */
const leastQuestions = 15
const depth = 10
/** Less is not worth a request with every question; and how often chance may look like that. */
const [margin, level] = [0.02, 0.05]
/** The share of sentences that are nearer to their passages than what is shown without any of the words. */
const floorAt = 0.1

/** 0.5 for the second place, nothing beyond the tenth. */
function reciprocalRank(
  signed: readonly SignedPassage[],
  weight: number,
  { document, passage }: HeldOut,
) {
  const ranked = fuse(signed, { weight, floor: -1 })
  const at = ranked.findIndex((each) => each.document === document && each.passage === passage)
  return at < 0 || at >= depth ? 0 : 1 / (at + 1)
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** How often differences as large come about when each might as well have the other sign. */
export function signFlipChance(differences: readonly number[]): number {
  const chance = seededNumbers(1)
  const observed = mean(differences)
  const rounds = 2000
  let asLarge = 0
  for (let round = 0; round < rounds; round++)
    if (mean(differences.map((each) => (chance() < 0.5 ? each : -each))) >= observed) asLarge += 1
  return (asLarge + 1) / (rounds + 1)
}

type Held = HeldOut & { query: Float32Array; vector: Int8Array }

async function embedHeld(
  { embedder }: Meaning,
  held: readonly HeldOut[],
  signal: AbortSignal | undefined,
): Promise<Held[]> {
  const vectorsOf = async (texts: string[], ask: (texts: string[]) => Promise<Float32Array[]>) => {
    const made: Float32Array[] = []
    for (const batch of batchesOf(texts.map((text) => ({ text })))) {
      signal?.throwIfAborted()
      made.push(...(await ask(batch.map(({ text }) => text))))
    }
    return made
  }
  const rests = held.map(({ path, rest }) => passageText({ path, text: rest }))
  const passages = await vectorsOf(rests, (texts) => embedder.passages(texts))
  const queries = await vectorsOf(
    held.map(({ question }) => question),
    (texts) => embedder.queries(texts),
  )
  return held.map((each, at) => ({
    ...each,
    query: queries[at] ?? new Float32Array(),
    vector: toInt8(passages[at] ?? []),
  }))
}

/** The documents as they would be indexed without the sentences that are asked. */
function withoutSentences(
  store: SegmentStore,
  names: readonly SegmentName[],
  held: readonly Held[],
) {
  const texts = new Map<string, string[]>()
  const documents = names.flatMap((name): IndexedDocument[] => {
    const { document: id } = name
    const segment = store.read(name)
    if (!segment) return []
    const here = new Map(
      held.filter(({ document }) => document === id).map((each) => [each.passage, each.rest]),
    )
    if (here.size === 0) return [{ id, segment }]
    const passages = store
      .readTexts(name, segment, [...segment.lengths.keys()])
      .map(({ path, text }, no) => ({
        page: null,
        from: 0,
        to: 0,
        path,
        text: here.get(no) ?? text,
      }))
    texts.set(id, passages.map(passageText))
    return [{ id, segment: { ...readSegment(buildSegment('', passages)), title: segment.title } }]
  })
  const byId = new Map(names.map((name) => [name.document, name]))
  const readTexts = (document: string, passages: number[]): string[] => {
    const changed = texts.get(document)
    if (changed) return passages.map((no) => changed[no] ?? '')
    const name = byId.get(document)
    const segment = name && store.read(name)
    return segment ? store.readTexts(name, segment, passages).map(passageText) : []
  }
  return { documents, readTexts }
}

/** What words and vectors find for each sentence, where it stands nowhere. */
async function signedAnswers(
  { embedder, vectors }: Meaning,
  store: SegmentStore,
  names: readonly SegmentName[],
  held: readonly Held[],
  signal: AbortSignal | undefined,
): Promise<SignedPassage[][]> {
  const { documents, readTexts } = withoutSentences(store, names, held)
  const isHeld = new Set(held.map(({ document, passage }) => `${document} ${passage}`))
  const answers: SignedPassage[][] = []
  for (const { question, query } of held) {
    // Searches of others and the leases of jobs wait for one question, not for all.
    await nextTurn()
    signal?.throwIfAborted()
    const hits = rankPassages(documents, readQuery(question), readTexts, wordCandidates)
    const stored = await vectors.nearest(names, embedder.id, query, nearCandidates + held.length)
    const near = [
      ...stored.filter(({ document, passage }) => !isHeld.has(`${document} ${passage}`)),
      ...held.map(({ document, passage, vector }) => ({
        document,
        passage,
        similarity: similarityOf(query, vector),
      })),
    ]
    near.sort((a, b) => b.similarity - a.similarity)
    answers.push(signsOf(hits, near.slice(0, nearCandidates), () => true))
  }
  return answers
}

/** Chooses on every other question and proves on the rest; without a proof it is 0. */
export function chooseWeight(ranks: readonly (readonly number[])[]): {
  weight: number
  words: number
  fused: number
} {
  const [first, second] = [0, 1].map((half) => ranks.filter((_, at) => at % 2 === half))
  const meanAt = (half: readonly (readonly number[])[] = [], no = 0) =>
    mean(half.map((rank) => rank[no] ?? 0))
  const words = meanAt(ranks)
  const best = weights.reduce(
    (chosen, _, no) => (meanAt(first, no) > meanAt(first, chosen) ? no : chosen),
    0,
  )
  const differences = (second ?? []).map((rank) => (rank[best] ?? 0) - (rank[0] ?? 0))
  const isProved =
    best > 0 &&
    differences.length >= leastQuestions &&
    mean(differences) >= margin &&
    signFlipChance(differences) < level
  return isProved
    ? { weight: weights[best] ?? 0, words, fused: meanAt(ranks, best) }
    : { weight: 0, words, fused: words }
}

/**
 * Finds how much meaning is to count in some documents, from themselves: sentences ask for the passages that they
 * were taken out of, and neither words nor vectors still hold them there. 0 unless meaning wins on questions that
 * the weight was not chosen on. @param names documents with all their vectors
 * @throws AppError when the endpoint fails for good, and what the signal says
 */
export async function fitWeight(
  meaning: Meaning,
  store: SegmentStore,
  names: readonly SegmentName[],
  signal?: AbortSignal,
): Promise<FittedWeight> {
  const sampled = sampleHeldOut(store, names, mostQuestions)
  const questions = sampled.length
  if (questions < 2 * leastQuestions) return { weight: 0, floor: 1, questions, words: 0, fused: 0 }
  const held = await embedHeld(meaning, sampled, signal)
  const answers = await signedAnswers(meaning, store, names, held, signal)
  const ranks = answers.map((signed, at) => {
    const target = held[at]
    return weights.map((weight) => (target ? reciprocalRank(signed, weight, target) : 0))
  })
  const own = held.map(({ query, vector }) => similarityOf(query, vector)).sort((a, b) => a - b)
  const floor = own[Math.floor(own.length * floorAt)] ?? 1
  return { ...chooseWeight(ranks), floor, questions }
}
