import { elementsOf, parseXml, type XmlElement } from '@/lib/documents/read/xml-tree'

/** Which side of the tracked changes is looked at. */
export type Side = 'accepted' | 'rejected'

/** What stands in a document that LibreOffice wrote in its own format of one file, without white space. */
export type FlatDocument = {
  /** With the changes taken over, and with them thrown away. */
  paragraphs: Record<Side, string[]>
  notes: string[]
  /** Of every table the cells, row by row, with how far each reaches. */
  tables: { text: string; columns: number; rows: number }[][]
  comments: string[]
}

const squeeze = (text: string) => text.replace(/\s+/g, '')

/** No part of the text: settings, descriptions of pictures, what is read apart. */
const apart = new Set(['tracked-changes', 'sequence-decls', 'note', 'annotation', 'title', 'desc'])

const idOf = ({ attributes }: XmlElement) => attributes['change-id'] ?? attributes.id ?? ''

/** Which changes put words in; the others took them out. */
function insertionsOf(body: XmlElement): Set<string> {
  const found = new Set<string>()
  const walk = (element: XmlElement) => {
    for (const child of elementsOf(element)) {
      if (child.name === 'changed-region' && elementsOf(child)[0]?.name === 'insertion')
        found.add(idOf(child))
      walk(child)
    }
  }
  walk(body)
  return found
}

/** The paragraphs of a part on one side of its changes: a change may begin in one and end in another. */
function paragraphsOn(side: Side, part: XmlElement, insertions: ReadonlySet<string>): string[] {
  const open = new Set<string>()
  const isLeftOut = (id: string) => insertions.has(id) === (side === 'rejected')
  const lines: string[] = []
  let line = ''
  const walk = (element: XmlElement) => {
    for (const child of element.children) {
      if (typeof child === 'string') {
        if (open.size === 0) line += child
        continue
      }
      if (apart.has(child.name)) continue
      if (child.name === 'change-start' && isLeftOut(idOf(child))) open.add(idOf(child))
      if (child.name === 'change-end') open.delete(idOf(child))
      if (child.name !== 'p' && child.name !== 'h') walk(child)
      else {
        walk(child)
        // A paragraph whose end is left out goes on in the next.
        if (open.size > 0) continue
        lines.push(squeeze(line))
        line = ''
      }
    }
  }
  walk(part)
  return lines.filter(Boolean)
}

/** Reads what LibreOffice wrote as «Flat XML ODF Text Document». */
export function readFlatDocument(xml: string): FlatDocument {
  const root = parseXml(xml)
  const body = elementsOf(root).find(({ name }) => name === 'body') ?? root
  const insertions = insertionsOf(body)
  const wordsOf = (part: XmlElement) => paragraphsOn('accepted', part, insertions).join('')
  const found: FlatDocument = {
    paragraphs: {
      accepted: paragraphsOn('accepted', body, insertions),
      rejected: paragraphsOn('rejected', body, insertions),
    },
    notes: [],
    tables: [],
    comments: [],
  }
  const collect = (element: XmlElement) => {
    for (const child of elementsOf(element)) {
      if (child.name === 'note-body') found.notes.push(wordsOf(child))
      if (child.name === 'annotation')
        found.comments.push(
          wordsOf({ ...child, children: elementsOf(child).filter(({ name }) => name === 'p') }),
        )
      if (child.name === 'table') found.tables.push([])
      if (child.name === 'table-cell')
        found.tables.at(-1)?.push({
          text: wordsOf(child),
          columns: Number(child.attributes['number-columns-spanned'] ?? 1),
          rows: Number(child.attributes['number-rows-spanned'] ?? 1),
        })
      collect(child)
    }
  }
  collect(body)
  return found
}
