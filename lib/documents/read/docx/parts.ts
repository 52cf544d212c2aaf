import { decodeXml } from '@/lib/documents/read/decode-xml'
import type { ZipParts } from '@/lib/documents/read/open-zip'
import { ReadRefusal } from '@/lib/documents/read/read-refusal'
import { childrenOf, parseXml, type XmlElement } from '@/lib/documents/read/xml-tree'

export type DocxParts = {
  document: XmlElement
  styles: XmlElement | undefined
  numbering: XmlElement | undefined
  footnotes: XmlElement | undefined
  endnotes: XmlElement | undefined
  comments: XmlElement | undefined
  settings: XmlElement | undefined
  /** What the identifiers of the document lead to: addresses, and paths of parts. */
  targets: Map<string, { path: string; outside: boolean }>
  part(path: string): XmlElement | undefined
  bytes(path: string): Uint8Array | undefined
}

const relationships = (path: string) => path.replace(/([^/]+)$/, '_rels/$1.rels')

/** `../media/a.png` beside `word/document.xml` is `media/a.png`. */
function beside(path: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const steps = path.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return steps.join('/')
}

/** The parts of a Word file that hold its content, found by the types of its relationships. */
export function openDocx(files: ZipParts): DocxParts {
  const part = (path: string) => {
    const bytes = files.get(path)
    return bytes && parseXml(decodeXml(bytes))
  }
  const linksOf = (path: string) =>
    childrenOf(part(relationships(path)), 'Relationship').map(({ attributes }) => ({
      id: attributes.Id ?? '',
      type: (attributes.Type ?? '').replace(/^.*\//, ''),
      outside: attributes.TargetMode === 'External',
      target: attributes.Target ?? '',
    }))
  const start = linksOf('').find(({ type }) => type === 'officeDocument')
  const path = start ? beside('', start.target) : 'word/document.xml'
  const document = part(path)
  if (!document) throw new ReadRefusal('broken')
  const links = linksOf(path)
  const ofType = (type: string) => {
    const link = links.find((each) => each.type === type && !each.outside)
    return link && part(beside(path, link.target))
  }
  return {
    document,
    styles: ofType('styles'),
    numbering: ofType('numbering'),
    footnotes: ofType('footnotes'),
    endnotes: ofType('endnotes'),
    comments: ofType('comments'),
    settings: ofType('settings'),
    targets: new Map(
      links.map(({ id, target, outside }) => [
        id,
        { path: outside ? target : beside(path, target), outside },
      ]),
    ),
    part,
    bytes: (name) => files.get(name),
  }
}
