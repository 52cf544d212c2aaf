import type { OtherWords } from './query'
import { positionOf, type Segment } from './segment'

/** Where a word stands: how often in which passages, and whether in the title. */
type Places = { passages: Map<number, number>; isTitle: boolean }

/** A word that stands for one of the question, with its places by document. */
export type FoundWord = { places: Map<number, Places>; idf: number; documentIdf: number }
export type FoundWords = { own: readonly number[]; words: FoundWord[] }

const inText = 0xff
/** What a passage's path counts, where the word stands in that alone. */
const inPath = 1

function postingsOf({ starts, postings }: Segment, position: number): Map<number, number> {
  const found = new Map<number, number>()
  for (let p = starts[position] ?? 0; p < (starts[position + 1] ?? 0); p++) {
    const posting = postings[p] ?? 0
    found.set(posting >>> 16, posting & inText || inPath)
  }
  return found
}

/** The passages that have every term of a word, each as often as its rarest one. */
function passagesWith(segment: Segment, keys: readonly number[]): Map<number, number> {
  let found: Map<number, number> | undefined
  for (const key of keys) {
    const position = positionOf(segment.keys, key)
    if (position < 0) return new Map()
    const here = postingsOf(segment, position)
    if (!found) {
      found = here
      continue
    }
    for (const [passage, often] of found) {
      const also = here.get(passage)
      if (also === undefined) found.delete(passage)
      else found.set(passage, Math.min(often, also))
    }
  }
  return found ?? new Map()
}

const idfOf = (all: number, having: number) => Math.log(1 + (all - having + 0.5) / (having + 0.5))

function findWord(segments: readonly Segment[], all: number, keys: readonly number[]) {
  const places = new Map<number, Places>()
  let count = 0
  for (const [at, segment] of segments.entries()) {
    const passages = passagesWith(segment, keys)
    const isTitle = keys.every((key) => positionOf(segment.title, key) >= 0)
    if (passages.size === 0 && !isTitle) continue
    places.set(at, { passages, isTitle })
    count += passages.size
  }
  return { places, idf: idfOf(all, count), documentIdf: idfOf(segments.length, places.size) }
}

/** The words beside those of the question that any of some documents has. */
export function findOtherWords(
  segments: readonly Segment[],
  passages: number,
  others: readonly OtherWords[],
): FoundWords[] {
  const known = new Map<string, FoundWord>()
  const find = (keys: readonly number[]) => {
    const id = keys.join(' ')
    const word = known.get(id) ?? findWord(segments, passages, keys)
    known.set(id, word)
    return word
  }
  return others.flatMap(({ own, words }) => {
    const found = words.map(({ keys }) => find(keys)).filter(({ places }) => places.size > 0)
    return found.length > 0 ? [{ own, words: found }] : []
  })
}

/** Beside the word that a person wrote. */
const otherWeight = 0.7
const k1 = 1.2

type OtherScores = {
  passages: Map<number, { score: number; covered: number }>
  whole: number
  titled: number
  /** What there is to cover beyond the question's own terms. */
  possible: number
}

/**
 * What other words for those of the question say in a document. Each word of the question counts once: by the
 * best of its others, and not at all where it stands itself.
 * @param worth of the question's own terms
 */
export function scoreOthers(
  segment: Segment,
  at: number,
  others: readonly FoundWords[],
  worth: ReadonlyMap<number, number>,
): OtherScores {
  const found: OtherScores = { passages: new Map(), whole: 0, titled: 0, possible: 0 }
  for (const { own, words } of others) {
    const size = otherWeight * Math.min(2, Math.max(1, own.length))
    const ownWorth = own.reduce((sum, key) => sum + (worth.get(key) ?? 0), 0)
    const most = Math.max(...words.map(({ idf }) => idf))
    if (ownWorth === 0) found.possible += size * most
    const here = words.flatMap((word) => {
      const places = word.places.get(at)
      return places ? [{ ...word, places }] : []
    })
    if (here.length === 0) continue
    const ownPassages = passagesWith(segment, own)
    if (ownPassages.size === 0)
      found.whole += size * Math.max(...here.map(({ documentIdf }) => documentIdf))
    if (own.length === 0 || !own.every((key) => positionOf(segment.title, key) >= 0))
      found.titled +=
        size * Math.max(0, ...here.map((word) => (word.places.isTitle ? word.documentIdf : 0)))
    const best = new Map<number, number>()
    for (const { places, idf } of here)
      for (const [passage, often] of places.passages)
        if (!ownPassages.has(passage))
          best.set(
            passage,
            Math.max(best.get(passage) ?? 0, (idf * often * (k1 + 1)) / (often + k1)),
          )
    for (const [passage, score] of best) {
      const before = found.passages.get(passage) ?? { score: 0, covered: 0 }
      found.passages.set(passage, {
        score: before.score + size * score,
        covered: before.covered + (ownWorth > 0 ? otherWeight * ownWorth : size * most),
      })
    }
  }
  return found
}
