import type { Block } from '@/lib/documents/blocks/schema'
import { decodeXml } from '@/lib/documents/read/decode-xml'
import type { ZipParts } from '@/lib/documents/read/open-zip'
import {
  childrenOf,
  descendants,
  elementsOf,
  parseXml,
  wordsOf,
  type XmlElement,
} from '@/lib/documents/read/xml-tree'

/**
 * What the library does not tell of a HWPX file: where its pages break on purpose, and what stands at the
 * head and foot of every page.
 */
export type PageMarks = {
  /** The text of each paragraph that begins a page, without white space; empty for one without text. */
  breaks: { before: string; at: string }[]
  header: string | undefined
  footer: string | undefined
}

const squeeze = (text: string) => text.replace(/\s+/g, '')

/** The words of a paragraph itself: not those of its notes, and of the head and foot of pages. */
const ownWords = (element: XmlElement): string =>
  elementsOf(element)
    .map((child) => {
      if (child.name === 't') return wordsOf(child)
      return ['ctrl', 'footNote', 'endNote'].includes(child.name) ? '' : ownWords(child)
    })
    .join('')

const marginOf = (root: XmlElement, name: string): string | undefined => {
  for (const element of descendants(root, name)) {
    const text = [...descendants(element, 'p')].map(ownWords).filter(Boolean).join('\n')
    if (text.trim()) return text.trim().slice(0, 2_000)
  }
  return undefined
}

export function readPageMarks(parts: ZipParts): PageMarks {
  const marks: PageMarks = { breaks: [], header: undefined, footer: undefined }
  const sections = [...parts.keys()]
    .filter((name) => /^Contents\/section\d+\.xml$/.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  let before = ''
  for (const name of sections) {
    const root = parseXml(decodeXml(parts.get(name) ?? new Uint8Array()))
    for (const paragraph of childrenOf(root, 'p')) {
      const at = squeeze(ownWords(paragraph))
      if (paragraph.attributes.pageBreak === '1') marks.breaks.push({ before, at })
      if (at) before = at
    }
    marks.header ??= marginOf(root, 'header')
    marks.footer ??= marginOf(root, 'footer')
  }
  return marks
}

const wordsIn = (block: Block) => squeeze(`${block.number ?? ''}${block.text}`)
/** Numbers of lists are in the block and not in the paragraph's own words. */
const isOf = (block: Block, words: string) =>
  words !== '' &&
  (wordsIn(block).startsWith(words.slice(0, 40)) ||
    squeeze(block.text).startsWith(words.slice(0, 40)))

/** The blocks without the head and foot of pages, which the library gives as paragraphs of the text. */
export function withoutMargins(blocks: readonly Block[], { header, footer }: PageMarks): Block[] {
  const wanted = new Set([header, footer].flatMap((text) => text?.split('\n') ?? []).map(squeeze))
  const isMargin = (block: Block | undefined) =>
    block !== undefined && block.kind !== 'table' && wanted.has(wordsIn(block))
  let [from, to] = [0, blocks.length]
  while (from < to && isMargin(blocks[from])) from += 1
  while (to > from && isMargin(blocks[to - 1])) to -= 1
  return blocks.slice(from, to)
}

/** The blocks with the breaks between them, and their pages counted by these. */
export function withBreaks(
  blocks: readonly Block[],
  { breaks }: PageMarks,
): { blocks: Block[]; pages: number } {
  const made: Block[] = []
  let page = 1
  let next = 0
  for (const [at, block] of blocks.entries()) {
    for (let mark = breaks[next]; mark; mark = breaks[next]) {
      const last = blocks[at - 1]
      const here = mark.at ? isOf(block, mark.at) : last !== undefined && isOf(last, mark.before)
      if (!here || made.length === 0) break
      made.push({ kind: 'pageBreak', number: null, text: '', page })
      page += 1
      next += 1
    }
    made.push({ ...block, page })
  }
  return { blocks: made, pages: page }
}
