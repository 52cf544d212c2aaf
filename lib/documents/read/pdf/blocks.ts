import { isPartTitle, splitNumber } from '@/lib/documents/blocks/printed-number'
import type { Block, Box } from '@/lib/documents/blocks/schema'
import { tableText } from '@/lib/documents/blocks/table-text'
import { columnOf, firstWordWidth, type Line } from './lines'
import { endsSentence } from './sentence-end'
import { tableAt } from './tables'
import { learnWordBreaks, type WordBreaks } from './word-breaks'

/** What the whole document tells of its lines. */
type Measure = {
  /** Of most of its letters. */
  size: number
  /** The right edge of the text, by column. */
  edges: Map<string, number>
  /** Where the text of a page ends that is full: its lowest line, or a place that every page reaches. */
  bottom: number
  /** Lines end between words, so that a line break stands for a space. */
  wrapsAtSpaces: boolean
  /** The file writes the space behind a word at the end of a line too. */
  endsAreWritten: boolean
  /** Tells where words end, in a document that breaks letters at the edge; null where its words are whole. */
  words: WordBreaks | null
}

function measure(all: readonly Line[], heights: readonly number[]): Measure {
  const lines = all.filter(({ rows }) => !rows)
  const letters = new Map<number, number>()
  for (const { size, text } of lines) {
    const key = Math.round(size * 2) / 2
    letters.set(key, (letters.get(key) ?? 0) + text.length)
  }
  const size = [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10
  const edges = edgesOf(lines)
  // Where letters are broken at the edge, every full line ends within one letter of it.
  const widest = Math.max(0, ...edges.values())
  const edgeOf = (line: Line) => (line.column ? (edges.get(columnOf(line)) ?? widest) : widest)
  const full = lines.filter(
    (line) => line.right > edgeOf(line) - 5 * line.size && line.segments.length === 1,
  )
  const isRagged = (line: Line) => line.right < edgeOf(line) - 1.1 * line.size
  // A few lines tell nothing; then words are taken to be whole, as most programs leave them.
  const isBroken = full.length >= 6 && full.filter(isRagged).length <= full.length * 0.2
  // A line that ends a sentence may end a paragraph, which stops anywhere.
  const within = full.filter(({ text }) => !/[.。:]$/.test(text))
  const looksBroken = isBroken || (within.length >= 3 && !within.some(isRagged))
  const words = learnWordBreaks(lines.map(({ text }) => text))
  const isFull = new Set(full)
  const ends = lines.flatMap((line, at) => {
    const next = lines[at + 1]
    const goesOn = next && isFull.has(line) && next.page === line.page && !splitNumber(next.text)
    return goesOn ? [{ line: line.text, next: next.text }] : []
  })
  const areWhole = words.areWhole(ends) ?? !looksBroken
  const endsAreWritten = lines.filter(({ endsWord }) => endsWord).length >= fewestWritten
  return {
    size,
    edges,
    bottom: lines.reduce((lowest, { y }) => Math.min(lowest, y), Math.min(...heights) / 4),
    wrapsAtSpaces: areWhole || !isBroken,
    endsAreWritten,
    words: areWhole ? null : words,
  }
}

/** Of ends of lines with a space: by chance there are fewer. */
const fewestWritten = 3
const hanging = /[.,;:)\]」』”’。、]$/

/** The right edge of the text, by column. A full stop or a comma may hang over it. */
function edgesOf(lines: readonly Line[]): Map<string, number> {
  const edges = new Map<string, number>()
  const widen = (line: Line) =>
    edges.set(columnOf(line), Math.max(edges.get(columnOf(line)) ?? 0, line.right))
  for (const line of lines) if (!hanging.test(line.text)) widen(line)
  for (const line of lines) {
    const edge = edges.get(columnOf(line))
    if (edge === undefined || line.right > edge + line.size) widen(line)
  }
  return edges
}

const boxOf = (lines: readonly Line[], heights: readonly number[]): Box[] => {
  const boxes = new Map<string, Box>()
  for (const line of lines) {
    const { page, left, right, y, size } = line
    const top = (heights[page - 1] ?? 842) - y - size
    const box = boxes.get(columnOf(line))
    if (!box)
      boxes.set(columnOf(line), {
        page,
        x: left,
        y: top,
        width: right - left,
        height: size * 1.2,
      })
    else {
      const end = Math.max(box.x + box.width, right)
      const bottom = Math.max(box.y + box.height, top + size * 1.2)
      box.x = Math.min(box.x, left)
      box.y = Math.min(box.y, top)
      box.width = end - box.x
      box.height = bottom - box.y
    }
  }
  return [...boxes.values()].map((box) => ({
    page: box.page,
    x: Math.round(box.x),
    y: Math.round(box.y),
    width: Math.round(box.width),
    height: Math.round(box.height),
  }))
}

/** Whether a line goes on with the paragraph of the one before. */
function continues(
  line: Line,
  before: Line,
  { edges, bottom, wrapsAtSpaces }: Measure,
  listed: string | null,
  lastArticle: number,
): boolean {
  if (
    line.rows ||
    line.segments.length > 1 ||
    Math.abs(line.size - before.size) > 0.12 * before.size
  )
    return false
  // A page that ends far above its foot was ended on purpose.
  const hadLines = before.y - bottom > 6 * before.size
  if (line.page !== before.page && hadLines && /[.。다]\s*$/.test(before.text)) return false
  const isBelow = columnOf(line) === columnOf(before)
  const rest = (edges.get(columnOf(before)) ?? before.right) - before.right
  const isFull = rest < 1.6 * before.size
  if (isFull && endsSentence(before.text, line.text, listed)) return true
  if (isFull && citesArticle(before.text, line.text, lastArticle)) return true
  if (splitNumber(line.text) || isPartTitle(line.text)) return false
  // A date at the right and a name below it at the left are two lines, however long the first is.
  if (Math.abs(line.left - before.left) > 4 * before.size && isBelow) return false
  // Where letters are broken, a line that stops short ends its paragraph, unless its sentence goes on.
  const stopsAtLetters = !wrapsAtSpaces && /[.。:)\d]$/.test(before.text)
  const hadRoom = rest > firstWordWidth(line) + 0.6 * before.size
  if (stopsAtLetters ? !isFull : hadRoom) return false
  if (!isBelow) return !/[.。다]\s*$/.test(before.text) || rest < before.size
  return before.y - line.y < 2.1 * Math.max(before.size, line.size)
}

/**
 * Whether two lines meet between words. Where letters are broken at the edge, the file tells, or else the rest of
 * the document.
 */
const needsSpace = (text: string, last: Line, next: string, whole: Measure): boolean =>
  (whole.endsAreWritten ? last.endsWord : undefined) ?? whole.words?.isBreak(text, next) ?? true

const articleNumber = /^제\s*(\d+)\s*조/

/** «… 민법» + «제750조 …»: an article that another law has, and none that follows the last of this document. */
const citesArticle = (before: string, line: string, lastArticle: number): boolean => {
  const article = articleNumber.exec(line)?.[1]
  return (
    article !== undefined &&
    lastArticle > 0 &&
    Math.abs(Number(article) - lastArticle) > 1 &&
    /[가-힣]$/.test(before) &&
    !/[다음함임]$/.test(before)
  )
}

/** A line that sits below the text in smaller letters and begins as notes do: its number and text. */
function noteOf(line: Line, size: number, height: number): { number: string; text: string } | null {
  if (line.size > size * 0.93) return null
  // Notes at the end of a document stand anywhere on a page, and are marked more plainly.
  if (line.y > height * 0.5 && !(line.size < size * 0.87 && /^\d{1,3}\)\s/.test(line.text)))
    return null
  const found = /^(?:(\d{1,3})\)|\[(\d{1,3})\]|(\d{1,3})(?=\s*[^\d\s.,)]))\s*(.+)$/.exec(line.text)
  const number = found?.[1] ?? found?.[2] ?? found?.[3]
  return found && number ? { number, text: (found[4] ?? '').trim() } : null
}

/** Of clauses that are counted 가., 나., 다. */
const letterLevel = 4

/** Lines as blocks: paragraphs joined, tables and notes found, numbers apart. */
export function blocksOfLines(lines: readonly Line[], heights: readonly number[]): Block[] {
  const whole = measure(lines, heights)
  const blocks: Block[] = []
  let at = 0
  // The last letter that a clause of this document was counted with: 가, 나 …
  let listed: string | null = null
  let lastArticle = 0
  while (at < lines.length) {
    const line = lines[at] as Line
    if (line.rows) {
      const { rows, page } = line
      const boxes = [
        {
          ...boxOf([line], heights)[0],
          y: Math.round((heights[page - 1] ?? 842) - line.y),
          height: Math.round(line.size),
        },
      ]
      blocks.push({
        kind: 'table',
        number: null,
        text: tableText(rows),
        page,
        rows,
        boxes: boxes as Box[],
      })
      at += 1
      continue
    }
    const table = tableAt(lines, at)
    if (table) {
      const { rows } = table
      const boxes = boxOf(table.lines, heights)
      blocks.push({
        kind: 'table',
        number: null,
        text: tableText(rows),
        page: line.page,
        rows,
        boxes,
      })
      at += table.lines.length
      continue
    }
    const taken = [line]
    let text = line.text
    const numbered = splitNumber(text)
    if (numbered?.level === letterLevel) listed = numbered.number
    lastArticle = Number(articleNumber.exec(text)?.[1] ?? lastArticle)
    for (at += 1; at < lines.length; at++) {
      const next = lines[at] as Line
      const before = taken.at(-1) as Line
      if (tableAt(lines, at) || noteOf(next, whole.size, heights[next.page - 1] ?? 842)) break
      if (!continues(next, before, whole, listed, lastArticle)) break
      const isEnd = endsSentence(before.text, next.text, listed)
      text += (!isEnd && needsSpace(text, before, next.text, whole) ? ' ' : '') + next.text
      taken.push(next)
    }
    blocks.push(blockOf(text, taken, whole, heights))
  }
  return blocks
}

function blockOf(text: string, lines: Line[], whole: Measure, heights: readonly number[]): Block {
  const first = lines[0] as Line
  const all = { page: first.page, boxes: boxOf(lines, heights) }
  const note = noteOf({ ...first, text }, whole.size, heights[first.page - 1] ?? 842)
  if (note) return { ...all, kind: 'footnote', id: `note-${first.page}-${note.number}`, ...note }
  const numbered = splitNumber(text)
  if (numbered) {
    const { kind, number, level } = numbered
    return { ...all, kind, number, level, text: numbered.text }
  }
  const isLarge = first.size > whole.size * 1.15 && text.length < 120
  if (isLarge || isPartTitle(text)) return { ...all, kind: 'heading', number: null, text, level: 1 }
  return { ...all, kind: 'paragraph', number: null, text }
}
