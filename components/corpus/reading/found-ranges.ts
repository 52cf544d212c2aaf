import { escapePattern } from '@/lib/escape-pattern'
/** More places than anybody walks through. */
export const mostPlaces = 2000

const blocks = 'p, li, h1, h2, h3, h4, h5, h6, dt, dd, td, th'
/** Stands between two blocks, so that no place reaches from one into the next. */
const boundary = '\uffff'

/** `"기간의 정함" 해고` → `기간의 정함`, `해고`. A single letter counts when it stands alone. */
export function soughtWords(typed: string): string[] {
  const parts = [...typed.matchAll(/"([^"]+)"|([^\s"]+)/g)]
  const words = parts.map(([, phrase, word]) => (phrase ?? word ?? '').trim()).filter(Boolean)
  return [...new Set(words)].filter((word) => words.length === 1 || word.length > 1)
}

/** Words as they are typed into the field: those of several words in quotation marks. */
export function typedWords(words: readonly string[]): string {
  return words.map((word) => (/\s/.test(word) ? `"${word}"` : word)).join(' ')
}

function patternOf(words: readonly string[]): RegExp {
  const longestFirst = [...words].sort((a, b) => b.length - a.length)
  const each = longestFirst.map((word) => word.split(/\s+/).map(escapePattern).join('\\s+'))
  return new RegExp(each.join('|'), 'gi')
}

type Piece = { start: number; node: Text }

function piecesOf(root: Element): { text: string; pieces: Piece[] } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const pieces: Piece[] = []
  let text = ''
  let block: Element | null = null
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue
    const own = node.parentElement?.closest(blocks) ?? null
    if (own !== block) text += boundary
    block = own
    pieces.push({ start: text.length, node })
    text += node.data
  }
  return { text, pieces }
}

/** The piece that holds the letter at `offset`. */
function pieceAt(pieces: readonly Piece[], offset: number): Piece | undefined {
  let low = 0
  let high = pieces.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const piece = pieces[middle]
    if (piece && piece.start <= offset) low = middle
    else high = middle - 1
  }
  return pieces[low]
}

/** Every place of the words in the texts, in their order. A place may reach over a link, not over a block. */
export function foundRanges(roots: readonly Element[], words: readonly string[]): Range[] {
  if (words.length === 0) return []
  const pattern = patternOf(words)
  const ranges: Range[] = []
  for (const root of roots) {
    const { text, pieces } = piecesOf(root)
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length
      const first = pieceAt(pieces, match.index)
      const last = pieceAt(pieces, end - 1)
      if (!first || !last) continue
      const range = document.createRange()
      range.setStart(first.node, match.index - first.start)
      range.setEnd(last.node, end - last.start)
      ranges.push(range)
      if (ranges.length === mostPlaces) return ranges
    }
  }
  return ranges
}
