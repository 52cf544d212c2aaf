import type { SegmentName } from '@/lib/knowledge/index/index-files'
import type { SegmentStore } from '@/lib/knowledge/index/segment-store'
import { toInt8 } from './int8-vector'
import type { Embedder } from './service'
import type { VectorStore } from './vector-store'

/** What searching by meaning takes: who makes vectors, and where they lie. */
export type Meaning = { embedder: Embedder; vectors: VectorStore }

/** A request holds no more than so many texts, and so many letters unless one text has more. */
const mostTexts = 96
const mostLetters = 24_000

/** What of a passage is given to the model: where it stands, and what it says. */
export const passageText = ({ path, text }: { path: string; text: string }): string =>
  path ? `${path}\n${text}` : text

/** Texts in the order given, in pieces that one request takes. */
export function batchesOf<T extends { text: string }>(texts: readonly T[]): T[][] {
  const batches: T[][] = []
  let letters = 0
  for (const each of texts) {
    const last = batches.at(-1)
    if (last && last.length < mostTexts && letters + each.text.length <= mostLetters) {
      last.push(each)
      letters += each.text.length
    } else {
      batches.push([each])
      letters = each.text.length
    }
  }
  return batches
}

type Course = { signal?: AbortSignal; report?: (done: number, total: number) => void }

/** Texts that no vector is there of, each once, with the passages that say it. */
function waitingTexts(
  texts: readonly string[],
  hashes: readonly string[],
  has: (hash: string) => boolean,
) {
  const waiting = new Map<string, { text: string; hash: string; passages: number[] }>()
  for (const [passage, hash] of hashes.entries()) {
    if (has(hash)) continue
    const same = waiting.get(hash)
    if (same) same.passages.push(passage)
    else waiting.set(hash, { text: texts[passage] ?? '', hash, passages: [passage] })
  }
  return [...waiting.values()]
}

/**
 * Gives every passage of a document its vector. Texts that the holder's documents have vectors of are not asked
 * for again; each batch is kept as it comes, so that whoever is broken off goes on from there.
 * @returns how many texts the endpoint was asked for
 * @throws AppError when the endpoint fails for good, and what the signal says
 */
export async function embedPassages(
  { embedder, vectors }: Meaning,
  store: SegmentStore,
  name: SegmentName,
  { signal, report }: Course = {},
): Promise<number> {
  const segment = store.read(name)
  if (!segment) return 0
  const numbers = [...segment.lengths.keys()]
  const texts = store.readTexts(name, segment, numbers).map(passageText)
  const hashes = texts.map((text) => embedder.hashOf(text))
  const dimension = await embedder.dimension()
  signal?.throwIfAborted()
  const known = await vectors.known(name, embedder.id, new Set(hashes))
  const usable = new Map([...known].filter(([, vector]) => vector.length === dimension))
  const waiting = waitingTexts(texts, hashes, (hash) => usable.has(hash))
  await vectors.add(
    name,
    embedder.id,
    hashes.flatMap((hash, passage) => {
      const vector = usable.get(hash)
      return vector ? [{ passage, hash, vector }] : []
    }),
  )
  let done = 0
  for (const batch of batchesOf(waiting)) {
    report?.(done, waiting.length)
    const made = await embedder.passages(batch.map(({ text }) => text))
    signal?.throwIfAborted()
    await vectors.add(
      name,
      embedder.id,
      batch.flatMap(({ hash, passages }, at) => {
        const vector = toInt8(made[at] ?? [])
        return passages.map((passage) => ({ passage, hash, vector }))
      }),
    )
    done += batch.length
  }
  return waiting.length
}

/** Documents of which not every passage has its vector; those without an index are not among them. */
export async function withoutVectors(
  { embedder, vectors }: Meaning,
  store: SegmentStore,
  names: readonly SegmentName[],
  dimension: number,
): Promise<SegmentName[]> {
  const counts = await vectors.counts(names, embedder.id, dimension)
  return names.filter((name) => {
    const passages = store.read(name)?.lengths.length
    return passages !== undefined && counts.get(name.document) !== passages
  })
}
