import type { Nodes, Parents, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Block } from '@/lib/chat/parts/answer-parts'
import { normalizeText } from './normalize-text'

/** [n] as a model wrote it: it belongs to what stands before `at` in the text. */
export type Mark = { at: number; nos: number[] }
export type ReadBlock = { form: Block['form']; text: string; marks: Mark[] }

type Draft = Pick<ReadBlock, 'form' | 'text'>

/**
 * The parser of react-markdown. What models do not mean is switched off: text stays text when it is
 * indented, underlined by dashes, or looks like HTML; one tilde is a range (3~5일).
 */
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(function plainText() {
    const data = this.data()
    const disabled = ['codeIndented', 'setextUnderline', 'htmlFlow', 'htmlText']
    data.micromarkExtensions = [
      ...(data.micromarkExtensions ?? []),
      { disable: { null: disabled } },
    ]
  })

const hidden =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|iframe|svg|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const tag = /<\/?[a-z][^<>\n]{0,300}>/gi
/** A date at the start of a line (2013. 6. 27.) is no numbered item. */
const leadingDate = /^((?:[^\S\n]|>|[-*+•][^\S\n])*)(\d{3,9}|\d{1,2}(?=[.)]\s+\d))(?=[.)]\s)/gm

/** Reads the Markdown that answers are written in as blocks of plain text with their marks. */
export function readMarkdown(markdown: string): ReadBlock[] {
  return draftsOf(markdown)
    .map(({ form, text }) => ({ form, ...readMarks(tidy(text)) }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

/** Quotes and lists within one another, begun on one line: the parser calls itself for each. */
const deepest = /^((?:[^\S\n]|>|[-*+•][^\S\n]){60})(?:[^\S\n]|>|[-*+•][^\S\n])+/gm

/** The parser compares every mark of emphasis with those before it; who writes more of them emphasises nothing. */
const mostEmphasis = 1000

function withoutTooMuchEmphasis(markdown: string): string {
  const marks = markdown.match(/[*_]+/g)?.length ?? 0
  return marks > mostEmphasis ? markdown.replace(/(?<=\S)[*_]+|[*_]+(?=\S)/g, '') : markdown
}

function draftsOf(markdown: string): Draft[] {
  const source = withoutTooMuchEmphasis(markdown)
    .replace(hidden, ' ')
    .replace(tag, '')
    .replace(deepest, '$1')
    .replace(leadingDate, '$1$2\\')
    .replace(/^([^\S\n]*)•\s/gm, '$1- ')
  return parser.parse(source).children.flatMap((node) => blockDrafts(node, source))
}

function blockDrafts(node: RootContent, source: string): Draft[] {
  switch (node.type) {
    case 'paragraph':
      return [{ form: isTitle(node) ? 'heading' : 'paragraph', text: textOf(node, source) }]
    case 'heading':
      return [{ form: 'heading', text: textOf(node, source) }]
    case 'listItem': {
      const [first, ...rest] = node.children
      const opens = first?.type === 'paragraph'
      return [
        ...(opens ? [{ form: 'item' as const, text: textOf(first, source) }] : []),
        ...(opens ? rest : node.children).flatMap((child) => blockDrafts(child, source)),
      ]
    }
    case 'table':
      return node.children.map(({ children }) => ({
        form: 'item',
        text: children.map((cell) => textOf(cell, source)).join(' — '),
      }))
    case 'code':
      // Some models put their whole answer into a fence.
      return draftsOf(node.value)
    case 'list':
    case 'blockquote':
    case 'footnoteDefinition':
      return node.children.flatMap((child) => blockDrafts(child, source))
    default:
      return []
  }
}

/** A line in bold letters alone, with or without a colon. */
function isTitle({ children }: Parents): boolean {
  const [strong, colon] = children
  const bare =
    colon === undefined ||
    (colon.type === 'text' && colon.value.trim() === ':' && children.length === 2)
  const { start, end } = strong?.position ?? { start: { offset: 0 }, end: { offset: 0 } }
  return strong?.type === 'strong' && bare && (end.offset ?? 0) - (start.offset ?? 0) <= 64
}

const number = /^\s*\d{1,3}\s*$/

function textOf(node: Nodes, source: string): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value
    case 'break':
      return '\n'
    case 'image':
    case 'imageReference':
      return node.alt ?? ''
    case 'link': {
      const label = childText(node, source)
      // An address by itself says nothing; a number as a label is a mark.
      if (label === node.url || `mailto:${label}` === node.url || `http://${label}` === node.url)
        return ''
      return number.test(label) ? `[${label}]` : label
    }
    case 'linkReference': {
      const label = childText(node, source)
      return number.test(label) ? `[${label}]` : label
    }
    case 'emphasis': {
      const [before, after] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
      const inNumber = /\d/.test(source.charAt(before - 1)) || /\d/.test(source.charAt(after))
      // 2*3*4 multiplies.
      return inNumber ? source.slice(before, after) : childText(node, source)
    }
    default:
      return 'children' in node ? childText(node, source) : ''
  }
}

const childText = ({ children }: Parents, source: string) =>
  children.map((child) => textOf(child, source)).join('')

const wide = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，、。]`
const wideBreak = new RegExp(String.raw`(?<=${wide})[^\S\n]*\n\s*(?=${wide})`, 'gu')

/** Without what the parser has left of Markdown, and without hidden characters that were written as entities. */
function tidy(text: string): string {
  return normalizeText(text)
    .replace(/<?\b(?:https?:\/\/|www\.)[^\s<>()[\]"'“”]+>?/gi, '')
    .replace(/\[\^[^\]\n]*\]:?/g, '')
    .replace(/\*\*|__|~~|`+/g, '')
    .replace(wideBreak, '')
    .replace(/\s+/g, ' ')
    .trim()
}
/** Groups: quoted words, in which a mark is a part of the quote; the numbers of a mark. */
const marked =
  /(“[^“”]*”|『[^『』]*』|"[^"]*")|[[【]\s?(?:출처|근거|자료|passages?|sources?|出典|来源)?\s?(\d{1,3}(?:\s?[,，、;~–-]\s?\d{1,3})*)\s?[\]】]/giu
const widestRange = 20

function readMarks(text: string): { text: string; marks: Mark[] } {
  let plain = ''
  let from = 0
  const marks: Mark[] = []
  for (const match of text.matchAll(marked)) {
    const [whole, quoted, numbers] = match
    plain += text.slice(from, match.index)
    from = match.index + whole.length
    if (quoted !== undefined) plain += quoted
    else {
      plain = plain.trimEnd()
      marks.push({ at: plain.length, nos: readNumbers(numbers ?? '') })
    }
  }
  return { text: (plain + text.slice(from)).trimEnd(), marks }
}

/** `1, 3-5` → 1, 3, 4, 5. */
function readNumbers(written: string): number[] {
  return written.split(/[,，、;]/).flatMap((part) => {
    const [first = 0, last = first] = part.split(/[~–-]/).map(Number)
    const length = Math.min(Math.max(0, last - first) + 1, widestRange)
    return Array.from({ length }, (_, step) => first + step)
  })
}
