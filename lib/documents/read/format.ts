import { readZipEntries } from '@/lib/documents/zip-entries'
import { ReadRefusal } from './read-refusal'
import { decodeText } from './text/decode-text'
import type { DocumentFormat } from './types'

const marks: [DocumentFormat, string][] = [
  ['pdf', '%PDF-'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpg', '\xff\xd8\xff'],
  ['gif', 'GIF8'],
  ['bmp', 'BM'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
  ['hwp3', 'HWP Document File V3.00'],
]
const compoundMark = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'

const latin = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', from, to)

/** Old Word and Excel lie in the same container as HWP 5 and as Office files with a password. */
function inCompound(bytes: Uint8Array): DocumentFormat {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.includes('HWP Document File', 0, 'latin1')) return 'hwp'
  if (buffer.includes('EncryptedPackage', 0, 'utf16le')) throw new ReadRefusal('password')
  const isOld = ['WordDocument', 'Workbook', 'Book', 'PowerPoint Document'].some((name) =>
    buffer.includes(name, 0, 'utf16le'),
  )
  throw new ReadRefusal(isOld ? 'oldOffice' : 'unknownType')
}

function inZip(bytes: Uint8Array): DocumentFormat {
  const entries = readZipEntries(bytes)
  if (!entries) throw new ReadRefusal('broken')
  const names = new Set(entries.map(({ name }) => name))
  if (names.has('Contents/content.hpf') || names.has('Contents/section0.xml')) return 'hwpx'
  if (names.has('word/document.xml')) return 'docx'
  if (names.has('xl/workbook.xml')) return 'xlsx'
  // Other programs give the main part of a Word file another name.
  if (names.has('[Content_Types].xml') && entries.some(({ name }) => name.startsWith('word/')))
    return 'docx'
  if (latin(bytes, 0, 200).includes('application/hwp+zip')) return 'hwpx'
  throw new ReadRefusal('unknownType')
}

/**
 * What a file is by its bytes, whatever it is called; the name only tells Markdown from other text.
 * @throws ReadRefusal when it is nothing that is read here
 */
export function formatOf(bytes: Uint8Array, name: string): DocumentFormat {
  if (bytes.length === 0) throw new ReadRefusal('empty')
  const start = latin(bytes, 0, 64)
  for (const [format, mark] of marks) if (start.startsWith(mark)) return format
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp'
  if (start.startsWith(compoundMark)) return inCompound(bytes)
  if (start.startsWith('PK\x03\x04')) return inZip(bytes)
  if (start.startsWith('PK')) throw new ReadRefusal('broken')
  // What stands before the mark is junk of a mail program or a web server.
  if (latin(bytes, 0, 1024).includes('%PDF-')) return 'pdf'
  const text = decodeText(bytes.subarray(0, 4096), true)
  if (text === null) throw new ReadRefusal('unknownType')
  if (/<HWPML[\s>]/i.test(text)) return 'hwpml'
  return /\.(?:md|markdown)$/i.test(name) ? 'md' : 'txt'
}
