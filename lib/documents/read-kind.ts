import { type DocumentKind, mimeOf } from './document-kind'
import { readStoredEntry, readZipEntries } from './zip-entries'

const starts = (bytes: Uint8Array, expected: readonly number[]) =>
  expected.every((byte, index) => bytes[index] === byte)

const pdfMark = [0x25, 0x50, 0x44, 0x46, 0x2d]
const compoundMark = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const pngMark = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpgMark = [0xff, 0xd8, 0xff]

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

/** Only HWP says so within its container, at the start of a sector; Word and Excel of old do not. */
function isHwp(bytes: Uint8Array): boolean {
  const signature = 'HWP Document File'
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    signature,
    0,
    'latin1',
  )
}

/** Characters that no text has: then the bytes only happen to be valid. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const binary = /[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]/

function isText(bytes: Uint8Array): boolean {
  const wide = starts(bytes, [0xff, 0xfe])
    ? 'utf-16le'
    : starts(bytes, [0xfe, 0xff])
      ? 'utf-16be'
      : null
  // Notepad in Korea still writes the second.
  for (const encoding of wide ? [wide] : ['utf-8', 'euc-kr']) {
    try {
      return !binary.test(new TextDecoder(encoding, { fatal: true }).decode(bytes))
    } catch {
      // Not in this one.
    }
  }
  return false
}

/**
 * What a file is by its bytes, whatever its name says; a name only tells Markdown from other text. Null when
 * it is of no type that is kept here.
 */
export function readKind(bytes: Uint8Array, name: string): DocumentKind | null {
  if (starts(bytes, pdfMark)) return 'pdf'
  if (starts(bytes, pngMark)) return 'png'
  if (starts(bytes, jpgMark)) return 'jpg'
  if (starts(bytes, compoundMark)) return isHwp(bytes) ? 'hwp' : null
  if (starts(bytes, [0x50, 0x4b])) return packedKind(bytes)
  if (!isText(bytes)) return null
  return /\.(?:md|markdown)$/i.test(name) ? 'md' : 'txt'
}
