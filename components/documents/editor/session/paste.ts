import { Fragment, type Node, Slice } from 'prosemirror-model'
import { documentModel } from '@/lib/documents/editor/document-model'
import { blocksOfText, type TextBlock } from '@/lib/documents/editor/text-lines'

const lookOf = (block: TextBlock): [string, Record<string, unknown>] => {
  if (block.kind === 'clause') return ['clause', { level: block.level }]
  if (block.kind === 'list') return ['list', { level: block.level, ordered: block.ordered }]
  return ['paragraph', {}]
}

/** Plain text, a block for each line; typed numbers become numbers that are computed. */
export function sliceFromText(text: string): Slice {
  const made = blocksOfText(text).flatMap((block): Node[] => {
    const [kind, attrs] = lookOf(block)
    const words = block.text ? [documentModel.text(block.text)] : []
    const node = documentModel.nodes[kind]?.create(attrs, words)
    return node ? [node] : []
  })
  return new Slice(Fragment.from(made), 1, 1)
}

const rubbish = 'script, style, meta, link, title, xml, o\\:p, iframe, object, [hidden]'

/** The mark that Word writes out before an item of a list. */
function takeWordMark(element: Element): string {
  const mark = element.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
  const text = mark?.textContent?.replace(/\s+/g, '') ?? ''
  mark?.remove()
  return text
}

/** Takes the first letters of an element away, however they are wrapped. */
function removeStart(element: Element, letters: number): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let left = letters
  for (let node = walker.nextNode(); node && left > 0; node = walker.nextNode()) {
    const text = node.nodeValue ?? ''
    node.nodeValue = text.slice(Math.min(left, text.length))
    left -= text.length
  }
}

/** What a paragraph of a word processor is by the number that stands at its start. */
function numberParagraphs(body: HTMLElement): void {
  const paragraphs = [...body.querySelectorAll('p')].filter((each) => !each.closest('td, th'))
  const marks = paragraphs.map(takeWordMark)
  const lines = paragraphs.map((each, at) =>
    `${marks[at] ?? ''} ${(each.textContent ?? '').replace(/\s+/g, ' ').trim()}`.trim(),
  )
  for (const [at, block] of blocksOfText(lines.join('\n')).entries()) {
    const paragraph = paragraphs[at]
    if (!paragraph || block.kind === 'paragraph') continue
    if (!marks[at]) {
      const whole = paragraph.textContent ?? ''
      const start = block.text === '' ? whole.length : whole.indexOf(block.text.slice(0, 12))
      removeStart(paragraph, Math.max(start, 0))
    }
    const made = document.createElement('div')
    if (block.kind === 'clause') made.dataset.clause = String(block.level)
    else {
      made.dataset.list = block.ordered ? 'ordered' : 'plain'
      made.dataset.level = String(block.level)
    }
    made.append(...paragraph.childNodes)
    paragraph.replaceWith(made)
  }
}

/**
 * What Word, Hangul and web pages put on the clipboard, without what is theirs alone: looks of their own,
 * comments, fields, pictures that would be fetched from elsewhere.
 */
export function cleanPastedHtml(html: string): string {
  // Our own: nothing is to be cleaned.
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(
    html.replace(/<!--[\s\S]*?-->/g, ''),
    'text/html',
  )
  for (const each of body.querySelectorAll(rubbish)) each.remove()
  numberParagraphs(body)
  for (const each of body.querySelectorAll<HTMLElement>('*')) {
    const { textAlign, fontWeight, fontStyle, textDecoration } = each.style
    const isOurs = each.dataset.clause !== undefined || each.dataset.list !== undefined
    for (const { name } of [...each.attributes])
      if (
        !(isOurs && name.startsWith('data-')) &&
        !['src', 'alt', 'colspan', 'rowspan', 'align'].includes(name)
      )
        each.removeAttribute(name)
    Object.assign(each.style, { textAlign, fontWeight, fontStyle, textDecoration })
  }
  return body.innerHTML
}
