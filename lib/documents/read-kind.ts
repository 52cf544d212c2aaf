import { type DocumentKind, mimeOf } from './document-kind'
import { compoundMark, isText, jpgMark, oldHwpMark, pdfMark, pngMark, starts } from './file-start'
import { readStoredEntry, readZipEntries } from './zip-entries'

function packedKind(bytes: Uint8Array): DocumentKind | null {
  const entries = readZipEntries(bytes)
  if (!entries) return null
  const has = (name: string) => entries.some((entry) => entry.name === name)
  const mimetype = entries.find(({ name }) => name === 'mimetype')
  if (mimetype && readStoredEntry(bytes, mimetype).trim() === mimeOf('hwpx')) return 'hwpx'
  // With macros it is another type, and one that nobody needs here.
  if (!has('[Content_Types].xml') || entries.some(({ name }) => /vbaProject\.bin$/i.test(name)))
    return null
  if (has('word/document.xml')) return 'docx'
  return has('xl/workbook.xml') ? 'xlsx' : null
}

/** Only HWP 5 says so within its container, at the start of a sector; Word and Excel of old do not. */
function isHwp(bytes: Uint8Array): boolean {
  const signature = 'HWP Document File'
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    signature,
    0,
    'latin1',
  )
}

/**
 * What a file is by its bytes, whatever its name says; a name only tells Markdown from other text. Null when
 * it is of no type that is kept here.
 */
export function readKind(bytes: Uint8Array, name: string): DocumentKind | null {
  if (starts(bytes, pdfMark)) return 'pdf'
  if (starts(bytes, pngMark)) return 'png'
  if (starts(bytes, jpgMark)) return 'jpg'
  if (starts(bytes, oldHwpMark)) return 'hwp'
  if (starts(bytes, compoundMark)) return isHwp(bytes) ? 'hwp' : null
  if (starts(bytes, [0x50, 0x4b])) return packedKind(bytes)
  if (!isText(bytes)) return null
  return /\.(?:md|markdown)$/i.test(name) ? 'md' : 'txt'
}
