import type { Node, Slice } from 'prosemirror-model'
import { Transform } from 'prosemirror-transform'
import { changesBetween, type TextChange, wordsBetween } from './changes'

/** A place that both sides changed, each in its own way: their words, and those that were kept. */
export type Contested = { kept: string; offered: string }

export type Merged = {
  /** What one side wrote, with what the other changed where the first left it alone. */
  doc: Node
  /** How many changes of the other side it took. */
  taken: number
  contested: Contested[]
}

const lengthened = ({ fromA, toA, fromB, toB }: TextChange) => toB - fromB - (toA - fromA)

type Stretch = { from: number; to: number }

/** The whole words that a change of a document touches: half of an amount from each side would be a third amount. */
function wordsAround(doc: Node, { fromA, toA }: TextChange): Stretch {
  const [start, end] = [doc.resolve(fromA), doc.resolve(toA)]
  const isSpace = (at: number) => /^\s*$/.test(doc.textBetween(at, at + 1, ' ', ' '))
  let [from, to] = [fromA, toA]
  if (start.parent.inlineContent) while (from > start.start() && !isSpace(from - 1)) from -= 1
  if (end.parent.inlineContent) while (to < end.end() && !isSpace(to)) to += 1
  return { from, to }
}

/** Whether two stretches cannot both be changed: something added where the other ends can. */
const overlap = (one: Stretch, other: Stretch): boolean =>
  one.from < other.to && other.from < one.to

const sliceOf = (doc: Node, { fromB, toB }: TextChange): Slice => doc.slice(fromB, toB)

/** The block that a change begins in, or the blocks that it replaces, to be read by people. */
function readable(doc: Node, from: number, to: number): string {
  const start = doc.resolve(from)
  const end = doc.resolve(to)
  const [first, last] = [
    start.depth > 0 ? start.before(1) : from,
    end.depth > 0 ? end.after(1) : to,
  ]
  return wordsBetween(doc, first, last).trim()
}

/** Where a change of `base` stands in `mine`, whose own changes lie before or behind it. */
function placeIn(mine: readonly TextChange[], { fromA, toA }: TextChange): [number, number] {
  const shift = mine
    .filter((change) => change.toA <= fromA)
    .reduce((sum, change) => sum + lengthened(change), 0)
  return [fromA + shift, toA + shift]
}

/**
 * Brings what changed from `base` to `theirs` into `mine`, which comes from the same base. Where both changed the
 * same words, those of `mine` stay and the place is told.
 */
export function mergeChanges(base: Node, mine: Node, theirs: Node): Merged {
  const own = changesBetween(base, mine)
  const ownWords = own.map((change) => wordsAround(base, change))
  const contested: Contested[] = []
  const transform = new Transform(mine)
  let taken = 0
  // From the end: what comes before keeps its place.
  for (const change of changesBetween(base, theirs).reverse()) {
    const words = wordsAround(base, change)
    const inTheWay = own.filter((_, at) => overlap(ownWords[at] ?? words, words))
    const isDone = own.some(
      (each) =>
        each.fromA === change.fromA &&
        each.toA === change.toA &&
        sliceOf(mine, each).eq(sliceOf(theirs, change)),
    )
    if (isDone) continue
    const [first] = inTheWay
    const last = inTheWay.at(-1)
    if (first && last) {
      const kept = readable(mine, first.fromB, last.toB)
      const offered = readable(theirs, change.fromB, change.toB)
      // An amount in words and in figures is two places of one sentence, which is read once.
      const [told] = contested
      if (told?.kept !== kept || told.offered !== offered) contested.unshift({ kept, offered })
      continue
    }
    const [from, to] = placeIn(own, change)
    transform.replace(from, to, sliceOf(theirs, change))
    taken += 1
  }
  return { doc: transform.doc, taken, contested }
}
