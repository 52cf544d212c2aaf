import { escapeHtml } from '@/lib/mail/escape-html'
import { plainCharacters } from '@/lib/plain-characters'
import type { ExportBlock, Run } from './export-block'

const marks: Partial<Record<ExportBlock['form'], string>> = { item: '- ', quote: '    ' }

/** For a plain text field. */
export function plainText(blocks: readonly ExportBlock[]): string {
  return blocks
    .map(({ form, runs }, at) => {
      const line = plainCharacters(runs.map(({ text }) => text).join(''))
      const isList = form === 'item' && blocks[at - 1]?.form === 'item'
      return `${at === 0 ? '' : isList ? '\n' : '\n\n'}${marks[form] ?? ''}${line}`
    })
    .join('')
}

const tags: Record<ExportBlock['form'], string> = {
  title: 'h1',
  section: 'h2',
  heading: 'h3',
  paragraph: 'p',
  item: 'li',
  quote: 'blockquote',
  note: 'p',
}

function runHtml({ text, href, korean, strong }: Run): string {
  const inner = escapeHtml(plainCharacters(text))
  const shown = strong ? `<strong>${inner}</strong>` : inner
  const said = korean ? `<span lang="ko">${shown}</span>` : shown
  return href ? `<a href="${escapeHtml(href)}">${said}</a>` : said
}

/** For a word processor: the same with links and forms. */
export function htmlText(blocks: readonly ExportBlock[]): string {
  return blocks
    .map(({ form, runs }, at) => {
      const tag = tags[form]
      const open = form === 'item' && blocks[at - 1]?.form !== 'item' ? '<ul>' : ''
      const close = form === 'item' && blocks[at + 1]?.form !== 'item' ? '</ul>' : ''
      return `${open}<${tag}>${runs.map(runHtml).join('')}</${tag}>${close}`
    })
    .join('')
}
