import { letters, splitAtOmissions } from '@/lib/korean-law/citations/quoted-letters'
import { withoutNotes } from '@/lib/korean-law/statute/statute-text'
import type { Range } from './split-sentences'

/** Words in quotation marks that are long enough to be somebody's own. */
export type FoundQuote = Range & { words: string }

/** Marks of quoting, and the marks that also set off terms and titles and so need longer words. */
const plain = /“([^“”\n]{4,3000})”|"([^"\n]{4,3000})"|『([^『』\n]{4,3000})』/g
const titling = /‘([^‘’\n]{8,3000})’|「([^「」\n]{8,3000})」/g
const fewest = { plain: 6, titling: 10 }
const fewestForeign = 20
const lawTitle = /(?:법|법률|시행령|시행규칙|규칙|규정|헌법)$/

/** Korean words by what counts of them; words of another language by all their letters. */
function lengthOf(words: string): { korean: number; foreign: number } {
  const foreign =
    words.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const latin = words.match(/[A-Za-z]/g)?.length ?? 0
  return { korean: words.match(/[가-힣0-9]/g)?.length ?? 0, foreign: foreign * 2 + latin }
}

/** Finds the quotes of a text, in order. */
export function findQuotes(text: string): FoundQuote[] {
  const found = [
    ...[...text.matchAll(plain)].map((match) => ({ match, least: fewest.plain })),
    ...[...text.matchAll(titling)].map((match) => ({ match, least: fewest.titling })),
  ].flatMap(({ match, least }) => {
    const words = match.slice(1).find((part) => part !== undefined) ?? ''
    const { korean, foreign } = lengthOf(words)
    const title = match[0].startsWith('「') && lawTitle.test(words.trim())
    if (title || (korean < least && foreign < fewestForeign)) return []
    return [{ words, start: match.index, end: match.index + match[0].length }]
  })
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  let furthest = 0
  return found.filter(({ end }) => {
    if (end <= furthest) return false
    furthest = end
    return true
  })
}

const shortestPiece = 6
const widestOmission = 300
const turning = /않|못|없|아니|무효|금지|다만/

/**
 * Whether a source has these words letter for letter. Where the quote leaves something out, its pieces
 * must follow one another closely, and what is left out may not turn the meaning.
 */
export function isVerbatim(words: string, source: string): boolean {
  if (lengthOf(words).korean < fewest.plain) return false
  // The amendments noted within a statute are in no quote of it.
  return isIn(words, letters(source)) || isIn(words, letters(withoutNotes(source)))
}

function isIn(words: string, body: string): boolean {
  const pieces = splitAtOmissions(words).map(letters).filter(Boolean)
  if (pieces.length === 1) return body.includes(pieces[0] ?? '')
  if (pieces.some((piece) => piece.length < shortestPiece)) return false
  let end = -1
  for (const piece of pieces) {
    const at = body.indexOf(piece, Math.max(end, 0))
    if (at < 0) return false
    const left = end < 0 ? '' : body.slice(end, at)
    if (left.length > widestOmission || turning.test(left)) return false
    end = at + piece.length
  }
  return pieces.length > 0
}
