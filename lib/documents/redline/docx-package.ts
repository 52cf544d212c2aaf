import { strFromU8, strToU8, zipSync } from 'fflate'
import { openZip, type ZipParts } from '@/lib/documents/read/open-zip'
import {
  allElements,
  element,
  readSource,
  type SourceElement,
  type SourceNode,
  writeSource,
} from './xml-source'

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const commentsType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The parts of a Word file that a redline touches; all others are passed on as they are. */
export type DocxPackage = {
  body: SourceNode[]
  /** Adds comments to the part that holds them, which is made where there is none. */
  addComments(comments: readonly SourceElement[]): void
  comments: readonly SourceNode[]
  write(): Uint8Array
}

const partOf = (parts: ZipParts, path: string): string | null => {
  const bytes = parts.get(path)
  return bytes ? strFromU8(bytes).replace(/^\ufeff/, '') : null
}

/** The main part, as the package's own relationships name it. */
function mainPath(parts: ZipParts): string {
  const rels = partOf(parts, '_rels/.rels') ?? ''
  for (const relation of allElements(readSource(rels), 'Relationship')) {
    const target = /Target="([^"]+)"/.exec(relation.open)?.[1]
    if (/\/officeDocument"/.test(relation.open) && target) return target.replace(/^\//, '')
  }
  return 'word/document.xml'
}

/** @throws ReadRefusal for what is no Word file, or a trap */
export async function openDocxPackage(bytes: Uint8Array): Promise<DocxPackage> {
  const parts = await openZip(bytes)
  const main = mainPath(parts)
  const folder = main.includes('/') ? main.slice(0, main.lastIndexOf('/') + 1) : ''
  const body = readSource(partOf(parts, main) ?? '')
  const commentsPath = `${folder}comments.xml`
  const existing = partOf(parts, commentsPath)
  const comments = existing ? readSource(existing) : []

  function addComments(added: readonly SourceElement[]): void {
    if (added.length === 0) return
    const [root] = [...allElements(comments, 'w:comments')]
    if (root) {
      root.children.push(...added)
      root.isEmpty = false
      return
    }
    const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
    comments.push({ kind: 'raw', text: head })
    comments.push(element('w:comments', { 'xmlns:w': namespace }, [...added]))
    const typesPath = '[Content_Types].xml'
    const types = readSource(partOf(parts, typesPath) ?? '')
    for (const root of allElements(types, 'Types'))
      root.children.push(
        element('Override', { PartName: `/${commentsPath}`, ContentType: commentsType }),
      )
    parts.set(typesPath, strToU8(writeSource(types)))
    const relsPath = `${folder}_rels/${main.slice(folder.length)}.rels`
    const rels = readSource(
      partOf(parts, relsPath) ??
        `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>`,
    )
    for (const root of allElements(rels, 'Relationships')) {
      root.isEmpty = false
      root.children.push(
        element('Relationship', {
          Id: 'rIdReviewComments',
          Type: `${relationships}/comments`,
          Target: 'comments.xml',
        }),
      )
    }
    parts.set(relsPath, strToU8(writeSource(rels)))
  }

  return {
    body,
    comments,
    addComments,
    write() {
      parts.set(main, strToU8(writeSource(body)))
      if (comments.length > 0) parts.set(commentsPath, strToU8(writeSource(comments)))
      return zipSync(Object.fromEntries(parts))
    },
  }
}
