import { pixelsOf } from '@/lib/documents/picture-pixels'
import { blocksOfLines } from '@/lib/documents/read/pdf/blocks'
import { linesOf } from '@/lib/documents/read/pdf/lines'
import type { ParsedDocument, ReadOptions } from '@/lib/documents/read/types'
import { openRecognizer } from './recognizer'

/** Of A4, in points: a picture of a page is taken to be one. */
const pageHeight = 842
/** More needs more memory than a reader has; a page at 400 dpi has 15 million. */
const mostPixels = 40_000_000
const fewestPixels = 10_000

const unread: ParsedDocument = {
  blocks: [],
  pages: 1,
  warnings: [{ code: 'textlessPages', pages: [1] }],
  unreadPages: [1],
}

/** A picture of a page as text, with how sure the recognition is; unread where it finds none. */
export async function readPicture(
  bytes: Uint8Array,
  { recognize = true }: ReadOptions,
  onProgress: () => void,
): Promise<ParsedDocument> {
  const pixels = pixelsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const area = pixels ? pixels.width * pixels.height : 0
  if (!recognize || !pixels || area > mostPixels || area < fewestPixels) return unread
  const recognizer = await openRecognizer(onProgress)
  try {
    const { items, confidence } = await recognizer.read(bytes, {
      height: pixels.height,
      page: pageHeight,
    })
    const blocks = blocksOfLines(linesOf(items, 1), [pageHeight])
    if (blocks.length === 0) return unread
    return {
      blocks: blocks.map((block) => ({ ...block, confidence })),
      pages: 1,
      warnings: [{ code: 'recognizedPages', pages: [1] }],
    }
  } catch {
    return unread
  } finally {
    await recognizer.close()
  }
}
