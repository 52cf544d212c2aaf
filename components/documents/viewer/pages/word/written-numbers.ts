import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { readNumbering } from '@/lib/documents/read/docx/numbering'
import { countParagraph } from '@/lib/documents/read/docx/paragraph-number'
import { readStyles } from '@/lib/documents/read/docx/styles'
import { parseXml, type XmlElement } from '@/lib/documents/read/xml-tree'
import { writePageFields } from './page-fields'

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** An element as the readers of `lib/documents/read` know it. */
const treeOf = (element: Element): XmlElement => ({
  name: element.localName,
  attributes: Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [local(name), value]),
  ),
  children: [...element.children].map(treeOf),
})

const partOf = (parts: Record<string, Uint8Array>, name: string): XmlElement | undefined => {
  const bytes = parts[name]
  return bytes && parseXml(strFromU8(bytes))
}

const properties = (paragraph: Element): Element | undefined =>
  [...paragraph.children].find(({ localName }) => localName === 'pPr')

/** A run with the number, looking as the mark of the paragraph does. */
function numberRun(document: Document, number: string, look: Element | undefined): Element {
  const run = document.createElementNS(main, 'w:r')
  const runLook = [...(look?.children ?? [])].find(({ localName }) => localName === 'rPr')
  if (runLook) {
    const copy = runLook.cloneNode(true) as Element
    for (const child of [...copy.children])
      if (['ins', 'del', 'moveFrom', 'moveTo', 'vanish'].includes(child.localName)) child.remove()
    run.append(copy)
  }
  const words = document.createElementNS(main, 'w:t')
  words.textContent = number
  run.append(words, document.createElementNS(main, 'w:tab'))
  return run
}

function writeNumbers(document: Document, parts: Record<string, Uint8Array>): void {
  const styles = readStyles(partOf(parts, 'word/styles.xml'))
  const numbering = readNumbering(partOf(parts, 'word/numbering.xml'), styles.listOfStyle)
  for (const paragraph of [...document.getElementsByTagNameNS(main, 'p')]) {
    // The same content once more, for programs of old.
    if (paragraph.closest('Fallback')) continue
    const look = properties(paragraph)
    const counted = countParagraph(look && treeOf(look), { styles, numbering })
    if (!counted?.number) continue
    const run = numberRun(document, counted.number, look)
    if (look) look.after(run)
    else paragraph.prepend(run)
  }
}

/** Word's own mark of a page that follows a break of the same page would begin a second one. */
function dropDoubledMarks(document: Document): boolean {
  let afterBreak = false
  let count = 0
  for (const element of [...document.getElementsByTagNameNS(main, '*')]) {
    const { localName } = element
    if (localName === 'pageBreakBefore' || localName === 'sectPr') afterBreak = true
    else if (localName === 'br' && element.getAttributeNS(main, 'type') === 'page')
      afterBreak = true
    else if (localName === 't' && element.textContent) afterBreak = false
    else if (localName === 'lastRenderedPageBreak') {
      count += 1
      if (afterBreak) element.remove()
      afterBreak = false
    }
  }
  return count > 0
}

/**
 * A Word file in which the numbers of paragraphs stand as text: the library that draws it counts all levels of a
 * list in the format of one, and knows neither ① nor 가.
 *
 * @returns `isLaidOut`: Word left marks of its own pages in it
 * @throws where it is no Word file
 */
export function withNumbers(bytes: Uint8Array): { bytes: Uint8Array; isLaidOut: boolean } {
  const parts = unzipSync(bytes)
  const read = (name: string) => {
    const xml = new DOMParser().parseFromString(strFromU8(parts[name] ?? strToU8('')), 'text/xml')
    if (xml.querySelector('parsererror')) throw new Error(`${name} is no XML`)
    return xml
  }
  const write = (name: string, xml: Document) => {
    parts[name] = strToU8(new XMLSerializer().serializeToString(xml))
  }
  const document = read('word/document.xml')
  writeNumbers(document, parts)
  const isLaidOut = dropDoubledMarks(document)
  write('word/document.xml', document)
  for (const name of Object.keys(parts)) {
    if (!/^word\/(?:header|footer)\d*\.xml$/.test(name)) continue
    const margin = read(name)
    writePageFields(margin)
    write(name, margin)
  }
  return { bytes: zipSync(parts, { level: 0 }), isLaidOut }
}
