import type { Block } from '@/lib/chat/parts/answer-parts'

/** [n] as a model wrote it: it belongs to what stands before `at` in the text. */
export type Mark = { at: number; nos: number[] }
export type ReadBlock = { form: Block['form']; text: string; marks: Mark[] }

const address = String.raw`\((?:[^()\n]|\([^()\n]*\))*\)`
const image = new RegExp(String.raw`!\[([^\]\n]*)\]${address}`, 'g')
const link = new RegExp(String.raw`\[([^\]\n]*)\]${address}`, 'g')
const namedLink = /\[([^\]\n]*\p{L}[^\]\n]*)\]\[[^\]\n]*\]/gu
const footnote = /\[\^[^\]\n]*\]:?/g
const bareAddress = /<?\b(?:https?:\/\/|www\.)[^\s<>()[\]"'“”]+>?/gi
const hidden =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|iframe|svg|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const tag = /<\/?[a-z][^<>\n]{0,300}>/gi
const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

const fence = /^\s*(?:```|~~~)/
const rule = /^\s*(?:[-*_=]\s*){3,}$/
const definition = /^\s*\[[^\]]+\]:\s*\S+/
const heading = /^\s{0,3}#{1,6}\s+(.*?)\s*#*$/
const boldLine = /^\s*\*\*([^*]{1,60})\*\*\s*:?\s*$/
const item = /^\s*(?:[-*+•]|\d{1,2}[.)](?=\s+\D))\s+(.*)$/
const tableRow = /^\s*\|(.*)\|\s*$/

type Draft = { form: Block['form']; text: string }

/** Reads the little Markdown that answers are written in; everything else becomes plain text. */
export function readMarkdown(markdown: string): ReadBlock[] {
  const drafts: Draft[] = []
  let open: Draft | null = null
  const begin = (form: Block['form'], text: string) => {
    open = { form, text }
    drafts.push(open)
  }
  for (const raw of withoutHtml(markdown).split('\n')) {
    const line = raw.replace(/^\s*(?:>\s?)+/, '')
    const cells = tableRow.exec(line)?.[1]
    if (line.trim() === '' || fence.test(line) || rule.test(line) || definition.test(line)) {
      open = null
      continue
    }
    if (cells !== undefined) {
      if (!/^[\s|:-]*$/.test(cells)) begin('item', cells.split('|').map(trimmed).join(' — '))
      open = null
      continue
    }
    const title = heading.exec(line)?.[1] ?? boldLine.exec(line)?.[1]
    const entry = item.exec(line)?.[1]
    if (title !== undefined) {
      begin('heading', title)
      open = null
    } else if (entry !== undefined) begin('item', entry)
    else if (open) (open as Draft).text = joined((open as Draft).text, line.trim())
    else begin('paragraph', line.trim())
  }
  return drafts
    .map(({ form, text }) => ({ form, ...readMarks(inline(text)) }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

const trimmed = (text: string) => text.trim()
const wideEnd = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，、。]$/u
const wideStart = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，、。]/u

/** A broken line goes on; Chinese and Japanese have no space there. */
function joined(text: string, next: string): string {
  return wideEnd.test(text) && wideStart.test(next) ? text + next : `${text} ${next}`
}

function withoutHtml(text: string): string {
  return text
    .replace(hidden, ' ')
    .replace(tag, '')
    .replace(/&(?:lt|gt|amp|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
}

function inline(text: string): string {
  return text
    .replace(image, '$1')
    .replace(link, (_, label: string) => (/^\s*\d{1,3}\s*$/.test(label) ? `[${label}]` : label))
    .replace(namedLink, '$1')
    .replace(footnote, '')
    .replace(bareAddress, '')
    .replace(/\\([\\`*_{}[\]()#+.!~-])/g, '$1')
    .replace(/\*\*|__|~~|`+/g, '')
    .replace(/(?<![\p{L}\p{N}*])\*([^*\n]+)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])_([^_\n]+)_(?![\p{L}\p{N}_])/gu, '$1')
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
