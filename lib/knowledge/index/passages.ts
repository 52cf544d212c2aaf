import { blockText } from '@/lib/documents/blocks/plain-text'
import type { Block, TableBlock } from '@/lib/documents/blocks/schema'
import { rowsOf } from '@/lib/documents/blocks/table-text'

/** A piece of a document that is found and shown as one. */
export type Passage = {
  /** From 1; null where the format has no pages. */
  page: number | null
  /** The headings and the article above it, the outermost first, between ` › `. */
  path: string
  text: string
  /** The blocks it was made from, the last included. */
  from: number
  to: number
}

const enough = 400
const longest = 800
const longestPath = 160
const articleStart = /^제\s?\d{1,4}\s?조(?:의\s?\d+)?\s?(?:\(|【|\[)/

const isArticle = (block: Block, text: string) =>
  (block.kind === 'clause' && (block.level ?? 1) === 1 && /조/.test(block.number ?? '')) ||
  (block.kind !== 'table' && articleStart.test(text))

/** A text in pieces of at most `longest`, cut behind sentences where there are any. */
export function cutText(text: string, most = longest): string[] {
  if (text.length <= most) return [text]
  const pieces: string[] = []
  let rest = text
  while (rest.length > most) {
    const window = rest.slice(0, most)
    const ends = [...window.matchAll(/(?:다\.|[.!?。！？])\s|\n/g)].map(
      (end) => (end.index ?? 0) + end[0].length,
    )
    const cut =
      ends.filter((end) => end >= most / 3).at(-1) ?? (window.lastIndexOf(' ') + 1 || most)
    pieces.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut)
  }
  if (rest.trim()) pieces.push(rest.trim())
  return pieces
}

/** Rows in groups, each under the head of the table. */
function tablePieces(table: TableBlock): string[] {
  const rows = rowsOf(table).map(({ cells }) =>
    cells.map(({ text }) => text.replace(/\s+/g, ' ').trim()).join(' | '),
  )
  const [head = '', ...body] = rows
  if (body.length === 0) return cutText(head)
  const pieces: string[] = []
  let group: string[] = []
  let length = head.length
  for (const row of body) {
    if (group.length > 0 && length + row.length > longest) {
      pieces.push([head, ...group].join('\n'))
      group = []
      length = head.length
    }
    group.push(row)
    length += row.length
  }
  pieces.push([head, ...group].join('\n'))
  return pieces.flatMap((piece) => cutText(piece, longest * 2))
}

/** Collects blocks until they are a passage. */
class Splitter {
  readonly passages: Passage[] = []
  #headings: { level: number; text: string }[] = []
  #article = ''
  #texts: string[] = []
  #length = 0
  #page: number | null = null
  #from = 0
  #to = 0

  add(block: Block, at: number) {
    const text = blockText(block).trim()
    if (!text || block.kind === 'image') return
    if (block.kind === 'heading') this.#head(block.level ?? 1, text)
    else if (isArticle(block, text)) this.#begin(text)
    const moved = block.page !== null && this.#page !== null && block.page !== this.#page
    if (moved) this.flush()
    if (block.kind === 'table') {
      this.flush()
      for (const piece of tablePieces(block)) this.#push(piece, at, block.page)
      return
    }
    const pieces = cutText(text)
    for (const piece of pieces) {
      if (this.#length + piece.length > longest && this.#length >= enough) this.flush()
      this.#take(piece, at, block.page)
      if (pieces.length > 1) this.flush()
    }
  }

  flush() {
    if (this.#texts.length === 0) return
    const [text, page] = [this.#texts.join('\n'), this.#page]
    this.passages.push({ page, path: this.#path(), text, from: this.#from, to: this.#to })
    this.#texts = []
    this.#length = 0
    this.#page = null
  }

  #head(level: number, text: string) {
    // A title right above another one stays with it.
    if (this.#length > 80) this.flush()
    this.#headings = [...this.#headings.filter((above) => above.level < level), { level, text }]
    this.#article = ''
  }

  #begin(text: string) {
    if (this.#length > 80) this.flush()
    this.#article = /^[^)】\]\n]{1,60}[)】\]]?/.exec(text)?.[0].trim() ?? ''
  }

  #path(): string {
    const parts = [...this.#headings.map(({ text }) => text), this.#article]
    return parts
      .filter((part) => part !== '')
      .map((part) => part.replace(/\s+/g, ' ').slice(0, 60))
      .join(' › ')
      .slice(0, longestPath)
  }

  #take(text: string, at: number, page: number | null) {
    if (this.#texts.length === 0) this.#from = at
    this.#texts.push(text)
    this.#length += text.length
    this.#page ??= page
    this.#to = at
  }

  #push(text: string, at: number, page: number | null) {
    this.#take(text, at, page)
    this.flush()
  }
}

/** Splits a document where its own structure does: headings, articles, tables by rows, pages, sentences. */
export function splitBlocks(blocks: readonly Block[]): Passage[] {
  const splitter = new Splitter()
  for (const [at, block] of blocks.entries()) splitter.add(block, at)
  splitter.flush()
  return splitter.passages
}
