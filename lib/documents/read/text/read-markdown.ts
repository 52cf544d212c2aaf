import type { List, PhrasingContent, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { textOfRuns } from '@/lib/documents/blocks/plain-text'
import { formOf, isPartTitle, splitNumber } from '@/lib/documents/blocks/printed-number'
import type { Block, Run } from '@/lib/documents/blocks/schema'
import { tableText } from '@/lib/documents/blocks/table-text'
import { cutStart } from '@/lib/documents/read/cut-runs'
import { ReadRefusal } from '@/lib/documents/read/read-refusal'
import type { ParsedDocument } from '@/lib/documents/read/types'
import { damageIn, decodeText } from './decode-text'
import { htmlTable } from './html-table'

type Look = Omit<Run, 'text'>

const noteId = (label: string) => `footnote-${label}`.slice(0, 80)

function runsOf(nodes: readonly PhrasingContent[], look: Look = {}): Run[] {
  return nodes.flatMap((node): Run[] => {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return [{ ...look, text: node.value }]
      case 'html':
        return /^<br\s*\/?>$/i.test(node.value) ? [{ ...look, text: '\n' }] : []
      case 'break':
        return [{ ...look, text: '\n' }]
      case 'strong':
        return runsOf(node.children, { ...look, bold: true })
      case 'emphasis':
        return runsOf(node.children, { ...look, italic: true })
      case 'delete':
        return runsOf(node.children, { ...look, strike: true })
      case 'link':
        return runsOf(node.children, { ...look, href: node.url.slice(0, 2_000) })
      case 'footnoteReference':
        return [{ ...look, text: '', footnote: noteId(node.identifier) }]
      case 'image':
        return [{ ...look, text: node.alt ?? '' }]
      default:
        return []
    }
  })
}

/** Lines of a paragraph are lines of text here: documents put each clause on one. */
function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]]
  for (const run of runs)
    for (const [at, text] of run.text.split('\n').entries()) {
      if (at > 0) lines.push([])
      if (text || run.footnote) lines.at(-1)?.push({ ...run, text })
    }
  return lines
}

const telling = (runs: Run[]) => runs.some((run) => Object.keys(run).length > 1)

function lineBlock(runs: Run[], heading?: number): Block[] {
  const whole = textOfRuns(runs)
  const text = whole.trim()
  if (!text && !runs.some(({ footnote }) => footnote)) return []
  const numbered = splitNumber(whole)
  const kept = numbered ? cutStart(runs, whole, numbered.text) : runs
  const form = {
    number: numbered?.number ?? null,
    text: numbered?.text ?? text,
    page: null,
    ...(telling(kept) && textOfRuns(kept) === (numbered?.text ?? text) ? { runs: kept } : {}),
  }
  if (heading && numbered?.kind !== 'clause') return [{ ...form, kind: 'heading', level: heading }]
  if (numbered) return [{ ...form, kind: numbered.kind, level: numbered.level }]
  if (isPartTitle(text)) return [{ ...form, kind: 'heading', level: 1 }]
  return [{ ...form, kind: 'paragraph' }]
}

function listBlocks(list: List, source: string, depth: number): Block[] {
  return list.children.flatMap((item, at) => {
    const written = source.slice(item.position?.start.offset ?? 0).match(/^(?:[-*+]|\d+([.)]))/)
    const number = list.ordered ? `${(list.start ?? 1) + at}${written?.[1] ?? '.'}` : '-'
    const [first, ...rest] = item.children
    const runs = first?.type === 'paragraph' ? runsOf(first.children) : []
    const [unmarked = [], ...more] = linesOf(runs)
    const box = item.checked ? '☑ ' : '☐ '
    const line = typeof item.checked === 'boolean' ? [{ text: box }, ...unmarked] : unmarked
    // «- 가. 금액»: the bullet only holds the line, the number is the item's own.
    const own = list.ordered ? [] : lineBlock(line).filter((block) => block.number)
    const text = textOfRuns(line).trim()
    const plain: Block = {
      ...(list.ordered ? formOf(number) : { kind: 'list' as const, level: Math.min(depth, 9) }),
      number,
      text,
      page: null,
      ...(telling(line) && textOfRuns(line) === text ? { runs: line } : {}),
    }
    const others = first && first.type !== 'paragraph' ? [first, ...rest] : rest
    return [
      ...(own.length > 0 ? own : [plain]),
      ...more.flatMap((each) => lineBlock(each)),
      ...others.flatMap((each) => blocksOf(each, source, depth + 1)),
    ]
  })
}

function blocksOf(node: RootContent, source: string, depth: number): Block[] {
  if (depth > 30) return []
  switch (node.type) {
    case 'heading':
      return lineBlock(runsOf(node.children), node.depth)
    case 'paragraph':
      return linesOf(runsOf(node.children)).flatMap((line) => lineBlock(line))
    case 'list':
      return listBlocks(node, source, depth)
    case 'blockquote':
      return node.children
        .flatMap((each) => blocksOf(each, source, depth + 1))
        .map((block) => (block.kind === 'paragraph' ? { ...block, role: 'quote' as const } : block))
    case 'code':
      return node.value.split('\n').flatMap((line) => lineBlock([{ text: line }]))
    case 'table': {
      const rows = node.children.map((row) => ({
        cells: row.children.map((cell) => {
          const runs = runsOf(cell.children)
          return { text: textOfRuns(runs), ...(telling(runs) ? { runs } : {}) }
        }),
      }))
      return [{ kind: 'table', number: null, text: tableText(rows), page: null, rows }]
    }
    case 'footnoteDefinition': {
      const blocks = node.children.flatMap((each) => blocksOf(each, source, depth + 1))
      const text = blocks.map((block) => block.text).join('\n')
      return [
        {
          kind: 'footnote',
          id: noteId(node.identifier),
          number: node.identifier,
          text,
          page: null,
        },
      ]
    }
    case 'html': {
      const rows = htmlTable(node.value)
      if (rows) return [{ kind: 'table', number: null, text: tableText(rows), page: null, rows }]
      return /^<!--\s*page\s*break\s*-->$/i.test(node.value.trim())
        ? [{ kind: 'pageBreak', number: null, text: '', page: null }]
        : lineBlock([{ text: node.value.replace(/<[^>]*>/g, ' ').trim() }])
    }
    default:
      return []
  }
}

/** What programs keep of a text in front of it: lines between lines of dashes, which are no heading. */
const frontMatter = /^---\n((?:[\w가-힣-]+:.*\n|\s+.*\n|- .*\n)+)---\n/

/** Markdown as people and programs write it: headings, lists, tables, notes; numbers of clauses in the text. */
export function readMarkdown(bytes: Uint8Array): ParsedDocument {
  const text = decodeText(bytes)
  if (text === null) throw new ReadRefusal('unknownType')
  const source = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .replace(frontMatter, '$1\n')
  const root: Root = unified().use(remarkParse).use(remarkGfm).parse(source)
  return {
    blocks: root.children.flatMap((node) => blocksOf(node, source, 1)),
    pages: null,
    warnings: damageIn(text),
  }
}
