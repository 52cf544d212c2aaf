import { isLetter, letters, splitAtOmissions } from '@/lib/korean-law/citations/quoted-letters'
import { splitAmendments, withoutNotes } from '@/lib/korean-law/statute/statute-text'

/** Characters [start, end) of a text. */
export type TextRange = { start: number; end: number }
/** One place of a passage: more than one range where the text says something in between. */
export type PassageMatch = TextRange[]

/** Fewer letters in a row are found anywhere. */
const fewestLetters = 10
/** A passage of which less is there is not the passage. */
const leastShare = 0.6
/** Nobody steps through more places. */
const mostMatches = 50

/** Letters of a text with the place of each: spaces, marks and notes on amendments do not count. */
type Letters = { letters: string; places: number[] }

function lettersOf(text: string): Letters {
  let run = ''
  const places: number[] = []
  for (const part of splitAmendments(text)) {
    if (part.note) continue
    for (let index = 0; index < part.text.length; index++) {
      const character = part.text.charAt(index)
      if (!isLetter(character)) continue
      run += character
      places.push(part.at + index)
    }
  }
  return { letters: run, places }
}

function rangeOf({ places }: Letters, at: number, length: number): TextRange {
  return { start: places[at] ?? 0, end: (places[at + length - 1] ?? -1) + 1 }
}

function whole(body: Letters, wanted: string): PassageMatch[] {
  const found: PassageMatch[] = []
  let at = body.letters.indexOf(wanted)
  while (at >= 0 && found.length < mostMatches) {
    found.push([rangeOf(body, at, wanted.length)])
    at = body.letters.indexOf(wanted, at + wanted.length)
  }
  return found
}

/** All the pieces, one after the other. */
function inOrder(body: Letters, pieces: readonly string[]): PassageMatch | null {
  const ranges: PassageMatch = []
  let from = 0
  for (const piece of pieces) {
    const at = body.letters.indexOf(piece, from)
    if (at < 0) return null
    ranges.push(rangeOf(body, at, piece.length))
    from = at + piece.length
  }
  return ranges
}

/** The longest runs of words that are there, wherever they are; null when they are too little of it. */
function longestRuns(body: Letters, words: readonly string[]): PassageMatch | null {
  const ranges: PassageMatch = []
  let covered = 0
  for (let first = 0; first < words.length; ) {
    let run = words[first] ?? ''
    let at = body.letters.indexOf(run)
    let next = first + 1
    while (at >= 0 && next < words.length) {
      const longer = `${run}${words[next]}`
      const place = body.letters.indexOf(longer, at)
      if (place < 0) break
      run = longer
      at = place
      next += 1
    }
    if (at >= 0 && run.length >= fewestLetters) {
      ranges.push(rangeOf(body, at, run.length))
      covered += run.length
      first = next
    } else first += 1
  }
  if (covered < leastShare * words.join('').length) return null
  return merged(ranges)
}

function merged(ranges: readonly TextRange[]): PassageMatch {
  const kept: PassageMatch = []
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = kept.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else kept.push({ ...range })
  }
  return kept
}

/**
 * Where a passage stands in a text, although spaces, marks and notes on amendments differ, and where it
 * leaves something out. Every place when it is there as a whole; else the one that its pieces make up;
 * none when too little of it is there.
 */
export function findPassage(text: string, passage: string): PassageMatch[] {
  const said = withoutNotes(passage.normalize('NFC'))
  const wanted = letters(said)
  if (wanted === '') return []
  const body = lettersOf(text)
  const found = whole(body, wanted)
  if (found.length > 0) return found
  const pieces = said.split('\n').flatMap(splitAtOmissions).map(letters).filter(Boolean)
  const ordered = pieces.length > 1 ? inOrder(body, pieces) : null
  if (ordered) return [ordered]
  const words = said.split(/\s+/).map(letters).filter(Boolean)
  const runs = longestRuns(body, words)
  return runs ? [runs] : []
}
