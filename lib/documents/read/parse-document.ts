import type { Block } from '@/lib/documents/blocks/schema'
import { largestReadable } from '@/lib/documents/constants'
import { readDocx } from './docx/read-docx'
import { formatOf } from './format'
import { readHangul, withoutPictures } from './hangul/read-hangul'
import { sheetWarnings, withoutEscapes, withoutOneColumnTables } from './hangul/sheets'
import { withShownNumbers } from './hangul/shown-numbers'
import { isLockedOffice, unlockOffice } from './office/unlock-office'
import { openZip } from './open-zip'
import { readPdf } from './pdf/read-pdf'
import { ReadRefusal } from './read-refusal'
import { readPicture } from './recognize/read-picture'
import { readMarkdown } from './text/read-markdown'
import { readText } from './text/read-text'
import type { DocumentFormat, OnPage, ParsedDocument, ReadOptions, ReadResult } from './types'
import { withoutUnseen } from './without-unseen'

/** More than any document of people has; what is past it is left out, and said so. */
const mostBlocks = 100_000

async function parseAs(
  format: DocumentFormat,
  bytes: Uint8Array,
  options: ReadOptions,
  onPage: OnPage,
): Promise<ParsedDocument> {
  switch (format) {
    case 'docx':
      return readDocx(await openZip(bytes), options)
    case 'hwpx': {
      const parts = await openZip(bytes)
      return readHangul(withoutPictures(bytes, parts), options, parts)
    }
    case 'xlsx': {
      const parts = await openZip(bytes)
      const noticed = sheetWarnings(parts)
      const { blocks, warnings, ...read } = await readHangul(
        withShownNumbers(bytes, parts),
        options,
      )
      return {
        ...read,
        blocks: withoutOneColumnTables(withoutEscapes(blocks)),
        warnings: [...warnings, ...noticed],
      }
    }
    case 'hwp':
    case 'hwp3':
    case 'hwpml':
      return readHangul(bytes, options)
    case 'pdf':
      return readPdf(bytes, options, onPage)
    case 'md':
      return readMarkdown(bytes)
    case 'txt':
      return readText(bytes)
    default:
      return readPicture(bytes, options, () => onPage(1, 1, 'recognizing'))
  }
}

const within = (blocks: Block[]): Block[] =>
  blocks.length > mostBlocks ? blocks.slice(0, mostBlocks) : blocks

/**
 * Reads a document in this thread. Only a thread that may be given up calls it (`read-document.ts`): some
 * files take any reader long, or more memory than there is.
 */
export async function parseDocument(
  bytes: Uint8Array,
  name: string,
  options: ReadOptions = {},
  onPage: OnPage = () => {},
): Promise<ReadResult> {
  let format: DocumentFormat | null = null
  try {
    if (bytes.length > largestReadable) throw new ReadRefusal('tooLarge')
    const file = isLockedOffice(bytes) ? unlockOffice(bytes, options.password) : bytes
    format = formatOf(file, name)
    const parsed = await parseAs(format, file, options, onPage)
    const cut = parsed.blocks.length > mostBlocks
    return {
      ...parsed,
      format,
      state: parsed.unreadPages?.length ? 'partly' : 'ready',
      blocks: withoutUnseen(within(parsed.blocks)),
      warnings: cut ? [...parsed.warnings, { code: 'tooManyBlocks' }] : parsed.warnings,
    }
  } catch (error) {
    const reason = error instanceof ReadRefusal ? error.reason : 'broken'
    if (reason === 'password') return { state: 'password', format: format ?? 'docx' }
    return { state: 'refused', format, reason }
  }
}
