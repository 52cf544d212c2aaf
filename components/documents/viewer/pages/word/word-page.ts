import type { PieceOfText } from '@/components/documents/viewer/pages/page-text'
import type { WordPage } from './lay-out'
import { fillPageFields } from './page-fields'

/** Numbers stand as text; what the library would count before paragraphs is left out. */
export const ownStyle = `
section.docx { margin: 0 !important; box-shadow: none !important; }
section.docx > ol { margin: 8px 0 0; padding: 6px 0 0 24px; border-top: 1px solid #888; font-size: 9pt; }
section.docx > ol p { margin: 0; }
p[class*="docx-num-"] { display: block !important; }
p[class*="docx-num-"]::before { content: none !important; }
`

const shallow = (element: Element) => element.cloneNode(false) as HTMLElement

/** The children of an article that stand on the page, placed as they are in the whole. */
function partOf(article: Element, page: WordPage, origin: number): HTMLElement | null {
  const part = shallow(article)
  let above: number | null = null
  for (const child of article.children) {
    const rect = child.getBoundingClientRect()
    const [top, bottom] = [rect.top - origin, rect.bottom - origin]
    if (bottom <= page.from || top >= page.to) continue
    const copy = child.cloneNode(true) as HTMLElement
    if (above === null) {
      above = top - page.from
      copy.style.marginTop = '0'
    }
    part.append(copy)
  }
  if (above === null) return null
  Object.assign(part.style, { position: 'absolute', top: `${above}px`, left: '0', right: '0' })
  return part
}

/** A page as a drawing, which as the source of an image can load nothing and run nothing. */
export function pageSvg(page: WordPage, no: number, count: number, styles: string): string {
  const { section, size, from, to } = page
  const origin = section.getBoundingClientRect().top
  const sheet = shallow(section)
  Object.assign(sheet.style, { minHeight: '0', height: `${size.height}px` })
  const text = document.createElement('div')
  Object.assign(text.style, {
    position: 'relative',
    flex: 'none',
    height: `${to - from}px`,
    marginBottom: 'auto',
    overflow: 'hidden',
  })
  for (const child of section.children) {
    if (child.tagName === 'ARTICLE') {
      if (!text.parentNode) sheet.append(text)
      const part = partOf(child, page, origin)
      if (part) text.append(part)
    } else if (child.tagName === 'OL') {
      const list = shallow(child)
      for (const at of page.notes) {
        const note = child.children[at]?.cloneNode(true) as HTMLElement | undefined
        if (note) list.append(note)
      }
      if (list.children.length > 0) sheet.append(list)
    } else sheet.append(child.cloneNode(true))
  }
  fillPageFields(sheet, no, count)
  const style = document.createElement('style')
  style.textContent = styles + ownStyle
  const paper = document.createElement('div')
  paper.append(style, sheet)
  const html = new XMLSerializer()
    .serializeToString(paper)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those that XML does not take
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"><foreignObject width="100%" height="100%">${html}</foreignObject></svg>`
}

/** Where the letters of a page stand. */
export function pageLetters({ section, from, to, top }: WordPage): PieceOfText[] {
  const sheet = section.getBoundingClientRect()
  const pieces: (PieceOfText & { edges: number[] })[] = []
  const range = document.createRange()
  for (const article of section.querySelectorAll(':scope > article')) {
    const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const letters = node.textContent ?? ''
      range.selectNodeContents(node)
      const whole = range.getBoundingClientRect()
      if (whole.bottom - sheet.top <= from || whole.top - sheet.top >= to) continue
      let line: (typeof pieces)[number] | undefined
      for (let at = 0; at < letters.length; at++) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const rect = range.getBoundingClientRect()
        const y = rect.top - sheet.top
        if (y < from - 1 || y >= to) continue
        const x = rect.left - sheet.left
        if (!line || Math.abs(line.y - (y - from + top)) > rect.height / 2) {
          line = { text: '', x, y: y - from + top, width: 0, height: rect.height, edges: [0] }
          pieces.push(line)
        }
        line.text += letters[at]
        line.width = x + rect.width - line.x
        line.edges.push(line.width)
      }
    }
  }
  return pieces
}
