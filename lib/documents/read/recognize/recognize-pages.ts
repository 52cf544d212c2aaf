import { extractImages, type getDocumentProxy } from 'unpdf'
import { type Line, linesOf } from '@/lib/documents/read/pdf/lines'
import type { OnPage } from '@/lib/documents/read/types'
import { greyPicture } from './grey-picture'
import { openRecognizer } from './recognizer'

/** A page takes seconds; a whole binder is for a job that says so. */
export const fewRecognized = 12
/** A scan that is smaller than this cannot be read by anybody. */
const fewestPixels = 500
const mostPixels = 40_000_000

export type RecognizedPages = Map<number, { lines: Line[]; confidence: number }>

/**
 * Recognises the text of scanned pages: the largest picture of each, which is taken to fill the page.
 * @param heights of all pages, in points
 */
export async function recognizePages(
  document: Awaited<ReturnType<typeof getDocumentProxy>>,
  pages: readonly number[],
  heights: readonly number[],
  onProgress: OnPage,
): Promise<RecognizedPages> {
  const found: RecognizedPages = new Map()
  let current = 1
  const say = () => onProgress(current, pages.length, 'recognizing')
  const recognizer = await openRecognizer(say)
  try {
    for (const [at, no] of pages.entries()) {
      current = at + 1
      say()
      const images = await extractImages(document, no)
      const [largest] = images.sort((a, b) => b.width * b.height - a.width * a.height)
      if (!largest || largest.width < fewestPixels || largest.width * largest.height > mostPixels)
        continue
      const size = { height: largest.height, page: heights[no - 1] ?? 842 }
      const { items, confidence } = await recognizer.read(greyPicture(largest), size)
      const lines = linesOf(items, no)
      if (lines.length > 0) found.set(no, { lines, confidence })
    }
  } catch {
    // What was recognised so far is kept; the other pages stay unread.
  } finally {
    await recognizer.close()
  }
  return found
}
