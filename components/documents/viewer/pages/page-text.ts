import { findRanges, lettersOf } from '@/lib/documents/reading/find-text'

/** A box on a page, in the measure of the page's size. */
export type PageBox = { x: number; y: number; width: number; height: number }

/** Letters that stand on one line of a page. */
export type PieceOfText = PageBox & {
  text: string
  /** Where each letter begins and the last one ends, from the left of the piece; even steps without it. */
  edges?: readonly number[]
}

/** A place of found words on a page: its boxes, and the letters around it. */
export type Place = { page: number; boxes: PageBox[]; before: string; after: string }

/** So many letters on either side tell one place of a word from another. */
const around = 24

const boxOf = ({ text, x, y, width, height, edges }: PieceOfText, from: number, to: number) => {
  const edge = (at: number) => edges?.[at] ?? (width * at) / Math.max(1, text.length)
  return { x: x + edge(from), y, width: edge(to) - edge(from), height }
}

/** Where words stand on a page, whatever lines and spaces lie between their letters. */
export function placesOnPage(page: number, pieces: readonly PieceOfText[], words: string): Place[] {
  const text = pieces.map((piece) => piece.text).join('')
  return findRanges(text, words).map(([from, to]) => {
    const boxes: PageBox[] = []
    let start = 0
    for (const piece of pieces) {
      const [first, last] = [Math.max(from - start, 0), Math.min(to - start, piece.text.length)]
      if (first < last) boxes.push(boxOf(piece, first, last))
      start += piece.text.length
      if (start >= to) break
    }
    return { page, boxes, ...lettersAround(text, from, to) }
  })
}

/** A place of words in the text of a document: the letters around it, and how many like it stand before. */
export type TextPlace = { before: string; after: string; earlier: number; page: number | null }

/** The letters around a stretch of a text. */
export const lettersAround = (
  text: string,
  from: number,
  to: number,
): Pick<TextPlace, 'before' | 'after'> => ({
  before: lettersOf(text.slice(Math.max(0, from - 4 * around), from)).slice(-around),
  after: lettersOf(text.slice(to, to + 4 * around)).slice(0, around),
})

const sameEnd = (a: string, b: string) => {
  let count = 0
  while (count < a.length && count < b.length && a.at(-1 - count) === b.at(-1 - count)) count++
  return count
}
const sameStart = (a: string, b: string) => {
  let count = 0
  while (count < a.length && count < b.length && a[count] === b[count]) count++
  return count
}

/**
 * Which of the places on the pages is the one in the text: text and pages are read by different libraries, so
 * that neither their order nor their pages need agree. The letters around it decide, then the order.
 */
export function placeOf(places: readonly Place[], wanted: TextPlace): Place | undefined {
  let best: Place[] = []
  let most = -1
  for (const place of places) {
    const same = sameEnd(place.before, wanted.before) + sameStart(place.after, wanted.after)
    if (same < most) continue
    if (same > most) best = []
    most = same
    best.push(place)
  }
  return best[Math.min(wanted.earlier, best.length - 1)]
}
