import type { SegmentName } from '@/lib/knowledge/index/index-files'
import type { SegmentStore } from '@/lib/knowledge/index/segment-store'
import { seededNumbers } from '@/lib/seeded-numbers'

/** A sentence of a passage as the question, and the passage without it. */
export type HeldOut = {
  document: string
  passage: number
  path: string
  question: string
  rest: string
}

const [shortest, longest] = [12, 120]
/** What is left of a passage must be something to be found. */
const leastRest = 40
/** Passages that are read for each one that is wanted. */
const readEach = 5

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=(?:다|요)\.|[.!?。！？])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter(({ length }) => length >= shortest && length <= longest)

/** One of a passage's sentences and all that it says besides; null where that leaves too little. */
export function holdOut(
  text: string,
  chance: () => number,
): { question: string; rest: string } | null {
  const sentences = sentencesOf(text)
  const question = sentences[Math.floor(chance() * sentences.length)]
  if (!question) return null
  const rest = text.replaceAll(question, ' ').trim()
  return rest.length < leastRest ? null : { question, rest }
}

type Place = { name: SegmentName; passage: number }

/** Every passage of some documents, in an order that is chance and the same in every run. */
function shuffledPlaces(store: SegmentStore, names: readonly SegmentName[], chance: () => number) {
  const places = names.flatMap((name): Place[] =>
    [...(store.read(name)?.lengths.keys() ?? [])].map((passage) => ({ name, passage })),
  )
  for (let i = places.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1))
    const [a, b] = [places[i], places[j]]
    if (a && b) [places[i], places[j]] = [b, a]
  }
  return places
}

/** Sentences of some documents that ask for the passages they were taken from: the same ones in every run. */
export function sampleHeldOut(
  store: SegmentStore,
  names: readonly SegmentName[],
  most: number,
): HeldOut[] {
  const chance = seededNumbers(63)
  const found: HeldOut[] = []
  for (const { name, passage } of shuffledPlaces(store, names, chance).slice(0, most * readEach)) {
    if (found.length >= most) break
    const segment = store.read(name)
    const [read] = segment ? store.readTexts(name, segment, [passage]) : []
    const held = read && holdOut(read.text, chance)
    if (held) found.push({ document: name.document, passage, path: read.path, ...held })
  }
  return found
}
