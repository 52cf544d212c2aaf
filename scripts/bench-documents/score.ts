import type { Block, Content } from '@/lib/documents/blocks/schema'
import { rowsOf } from '@/lib/documents/blocks/table-text'

/** Of each kind of thing, how many of the source were found. */
export type Score = Record<
  'text' | 'numbers' | 'cells' | 'notes' | 'pages',
  { found: number; of: number }
>

export const emptyScore = (): Score => ({
  text: { found: 0, of: 0 },
  numbers: { found: 0, of: 0 },
  cells: { found: 0, of: 0 },
  notes: { found: 0, of: 0 },
  pages: { found: 0, of: 0 },
})

export function addScore(sum: Score, other: Score): void {
  for (const key of Object.keys(sum) as (keyof Score)[]) {
    sum[key].found += other[key].found
    sum[key].of += other[key].of
  }
}

const squeeze = (text: string) => text.replace(/\s+/g, '')
const wordsOf = (block: Block) =>
  squeeze(
    block.kind === 'table'
      ? rowsOf(block)
          .flatMap(({ cells }) => cells.map(({ text }) => text))
          .join('')
      : `${block.number ?? ''}${block.text}`,
  )

/** How many letters of the source stand in what was read, in pieces of ten. */
function textFound(source: string, read: string): { found: number; of: number } {
  let found = 0
  let of = 0
  for (let at = 0; at < source.length; at += 10) {
    const piece = source.slice(at, at + 10)
    of += piece.length
    if (read.includes(piece)) found += piece.length
  }
  return { found, of }
}

/** How many of the source's lines are found in order, each with its own number. */
function numbersFound(source: Content, read: readonly Block[]): { found: number; of: number } {
  const wanted = source.blocks.filter(({ number, kind }) => number && kind !== 'footnote')
  let from = 0
  let found = 0
  for (const block of wanted) {
    const at = read.findIndex(
      (each, no) =>
        no >= from && each.number === block.number && squeeze(each.text) === squeeze(block.text),
    )
    if (at < 0) continue
    found += 1
    from = at + 1
  }
  return { found, of: wanted.length }
}

/** @param has what the format has a place for; the text of a note is looked for in any */
export function scoreOf(
  source: Content,
  read: readonly Block[],
  has: { paged: boolean; noted: boolean },
): Score {
  const score = emptyScore()
  const whole = read.map(wordsOf).join('')
  for (const block of source.blocks) {
    const one = textFound(block.kind === 'footnote' ? squeeze(block.text) : wordsOf(block), whole)
    score.text.found += one.found
    score.text.of += one.of
    if (block.kind === 'footnote' && has.noted) {
      score.notes.of += 1
      const isFound = read.some(
        (each) =>
          each.kind === 'footnote' &&
          each.number === block.number &&
          squeeze(each.text) === squeeze(block.text),
      )
      if (isFound) score.notes.found += 1
    }
    if (block.kind === 'table') {
      const cells = new Set(
        read.flatMap((each) =>
          each.kind === 'table'
            ? rowsOf(each).flatMap((row) => row.cells.map(({ text }) => squeeze(text)))
            : [],
        ),
      )
      for (const { text } of rowsOf(block).flatMap((row) => row.cells)) {
        score.cells.of += 1
        if (cells.has(squeeze(text))) score.cells.found += 1
      }
    }
  }
  score.numbers = numbersFound(source, read)
  if (has.paged) {
    score.pages.of += 1
    // The source breaks once: what stands behind the break stands on a later page than what stands before it.
    const at = read.findIndex(({ kind }) => kind === 'pageBreak')
    const [before, after] = [read[at - 1]?.page, read[at + 1]?.page]
    const isLater =
      at > 0 && typeof before === 'number' && typeof after === 'number' && after > before
    const hasPages = at < 0 && new Set(read.map(({ page }) => page)).size > 1
    if (isLater || hasPages) score.pages.found += 1
  }
  return score
}
