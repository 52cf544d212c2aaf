import { getResolvedPDFJS } from 'unpdf'
import { isBetweenScripts, isWide } from './lines'
import type { Operations } from './rules'
import type { TextItem } from './text-item'

/**
 * Word and LibreOffice set letters and figures a little apart from Hangul, and the library takes the gap for a
 * space: «제 1 조». What the file itself writes between two letters is in the operations that draw them.
 */
export type WrittenText = {
  letters: string[]
  /** Of each letter: whether the file writes a space before it. */
  spaced: boolean[]
}

/** Lines such as «제 1 조», «3 년», «한다 .», «( 목 적 )»: where they are, spaces may be none. */
const tell =
  /[가-힣] [.,;)]|\( [가-힣]|(?:^| )[가-힣] [가-힣] [가-힣] |\d [년월일조항호원개명부통회쪽장차층인자심간분점주억만천]|제 \d/

export const hasDoubtfulSpaces = (text: string): boolean => tell.test(text)

/** Fewer spaces, in letters, say that the file writes none and sets its words apart by their places. */
const fewestSpaces = 1 / 20
const farthest = 400
const certain = 6

/**
 * Whether programs leave a gap without a space there: between Hangul and figures, beside a mark, and where a line
 * is stretched to the edge, between letters that stand alone.
 */
function mayBeNone(before: string, letter: string, areAlone: boolean): boolean {
  return (
    isBetweenScripts(before, letter) ||
    /[.,;:)\]」』”’]/.test(letter) ||
    /[([「『“‘]/.test(before) ||
    (areAlone && isWide(before) && isWide(letter)) ||
    (/[A-Z]/.test(before) && /[A-Z]/.test(letter))
  )
}

const isEdge = (letter: string | undefined) => letter === undefined || /[\s()]/.test(letter)

const isSpace = (letter: string) => letter.trim() === ''

/** Variants of letters that look the same are one letter: «⼄» of a table of radicals is 乙. */
export const plainLetters = (text: string): string =>
  text.normalize('NFC').replace(/[\u2e80-\u2fd5]/gu, (letter) => letter.normalize('NFKC'))

/** The letters that a page draws, in its own order. */
export async function writtenText({ fnArray, argsArray }: Operations): Promise<WrittenText> {
  const { OPS } = await getResolvedPDFJS()
  const written: WrittenText = { letters: [], spaced: [] }
  let isApart = false
  for (const [at, operation] of fnArray.entries()) {
    const given = argsArray[at]
    if (operation !== OPS.showText || !Array.isArray(given) || !Array.isArray(given[0])) continue
    for (const glyph of given[0] as ({ unicode?: string } | number | null)[]) {
      if (typeof glyph !== 'object' || glyph === null) continue
      for (const letter of plainLetters(glyph.unicode ?? ''))
        if (isSpace(letter)) isApart = true
        else {
          written.letters.push(letter)
          written.spaced.push(isApart)
          isApart = false
        }
    }
  }
  written.spaced.push(isApart)
  return written
}

/** Where the letters of a page are found among those that it draws; null for one that is not. */
function alignLetters(letters: readonly string[], written: readonly string[]): (number | null)[] {
  let next = 0
  const found = (at: number, place: number) => {
    for (let ahead = 0; ahead < certain && at + ahead < letters.length; ahead++)
      if (letters[at + ahead] !== written[place + ahead]) return false
    return true
  }
  return letters.map((letter, at) => {
    if (written[next] === letter) return next++
    for (let place = next + 1; place < Math.min(next + farthest, written.length); place++)
      if (found(at, place)) {
        next = place + 1
        return place
      }
    return null
  })
}

/**
 * The pieces of a page without the spaces that the file does not write between Hangul and figures or letters
 * of Latin; each is told whether a space stands behind it.
 */
export function withWrittenSpaces<Item extends TextItem>(
  items: readonly Item[],
  written: WrittenText,
): Item[] {
  const spaces = written.spaced.filter(Boolean).length
  if (spaces < written.letters.length * fewestSpaces) return [...items]
  const letters = items.flatMap(({ text }) => [...text].filter((letter) => !isSpace(letter)))
  const places = alignLetters(letters, written.letters)
  let at = 0
  return items.map((item) => {
    const start = places[at] ?? null
    let text = ''
    let waiting = ''
    const given = [...item.text]
    const isAlone = (no: number) => isEdge(given[no - 1]) && isEdge(given[no + 1])
    for (const [no, letter] of given.entries()) {
      if (isSpace(letter)) {
        waiting += letter
        continue
      }
      const place = places[at] ?? null
      const isGap =
        waiting !== '' &&
        text !== '' &&
        place !== null &&
        written.spaced[place] === false &&
        mayBeNone(
          given[no - waiting.length - 1] ?? '',
          letter,
          isAlone(no - waiting.length - 1) && isAlone(no),
        )
      text += (isGap ? '' : waiting) + letter
      waiting = ''
      at += 1
    }
    const end = places[at - 1] ?? null
    if (text === '') return item
    return {
      ...item,
      text: text + waiting,
      ...(start !== null ? { follows: !written.spaced[start] } : {}),
      ...(end !== null ? { endsWord: written.spaced[end + 1] === true } : {}),
    }
  })
}
