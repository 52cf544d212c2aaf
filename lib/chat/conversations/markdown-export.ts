import { plainCharacters } from '@/lib/plain-characters'
import type { ExportBlock, Run } from './export-block'
import type { ExportDocument } from './export-document'

/** Nothing that somebody wrote becomes markup: no HTML, link, picture, table, formula or heading. */
function escaped(text: string): string {
  return plainCharacters(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>#|~$&!]/g, '\\$&')
    .replace(/(https?|ftp):\/\/|www\./gi, (start) => start.replace(/[:.]/, '\\$&'))
    .replace(/@/g, '\\@')
}

/** What would begin a list or a line at the start of a paragraph. */
const guarded = (text: string): string =>
  text.replace(/^(\s*)([-+=])/, '$1\\$2').replace(/^(\s*\d+)([.)])/, '$1\\$2')

function runText({ text, href, strong }: Run): string {
  // An address that is its own text.
  if (href && text === href) return `<${href}>`
  const inner = escaped(text)
  const shown = strong && inner.trim() ? `**${inner.trim()}**` : inner
  return href ? `[${shown}](<${href}>)` : shown
}

const lineOf = (runs: readonly Run[]): string => guarded(runs.map(runText).join('').trim())

const starts: Record<ExportBlock['form'], string> = {
  title: '# ',
  section: '## ',
  heading: '### ',
  paragraph: '',
  item: '- ',
  quote: '> ',
  note: '',
}

const blockText = ({ form, runs }: ExportBlock): string => {
  const line = lineOf(runs)
  return form === 'note' ? `*${line}*` : `${starts[form]}${line}`
}

/** A string of YAML, which JSON's are. */
const quoted = (text: string): string => JSON.stringify(plainCharacters(text))

/** The document as Markdown, with its properties in front; items that follow one another are one list. */
export function markdownOf(document: ExportDocument): string {
  const { title, locale, origin, mark, disclaimer, date, blocks } = document
  const head = [
    '---',
    `title: ${quoted(title)}`,
    `date: ${date}`,
    `lang: ${locale}`,
    'generator: "Beopdap"',
    `ai-generated: ${origin === 'generated'}`,
    'automatically-generated: true',
    `notice: ${quoted(mark)}`,
    `disclaimer: ${quoted(disclaimer)}`,
    '---',
    '',
  ].join('\n')
  const body = blocks.map((each, at) => {
    const before = blocks[at - 1]
    const joined = before && before.form === each.form && each.form === 'item'
    const sameQuote = before && before.form === each.form && each.form === 'quote'
    const gap = at === 0 ? '' : joined ? '\n' : sameQuote ? '\n>\n' : '\n\n'
    return `${gap}${blockText(each)}`
  })
  return `${head}\n${body.join('')}\n`
}
