import { createRequire } from 'node:module'
import path from 'node:path'
import { createWorker, OEM, PSM } from 'tesseract.js'
import type { TextItem } from '@/lib/documents/read/pdf/text-item'

/** The words of a picture, where they stand in it from its lower left corner, and how sure they are (0 to 1). */
export type Recognized = { items: TextItem[]; confidence: number }

export type Recognizer = {
  /** @param height of the page that the picture fills, in points, and of the picture in its own */
  read(picture: Uint8Array, size: { height: number; page: number }): Promise<Recognized>
  close(): Promise<void>
}

/** Korean alone: with English beside it, most Korean letters are misread. */
const language = 'kor'

function dataFolder(): string {
  const main = createRequire(import.meta.url).resolve('@tesseract.js-data/kor/package.json')
  return path.join(path.dirname(main), '4.0.0_best_int')
}

/** Letters that the recognition sets between Korean ones where there is none. */
const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[|¦]{2,}/g, '')
    .trim()

/**
 * Starts the recognition of printed Korean. Nothing is fetched: its data is a package.
 * @param onProgress told while it works, so that whoever waits knows that it does
 */
export async function openRecognizer(onProgress: () => void): Promise<Recognizer> {
  const worker = await createWorker(language, OEM.LSTM_ONLY, {
    langPath: dataFolder(),
    cacheMethod: 'none',
    gzip: true,
    logger: onProgress,
    // What goes wrong rejects the call as well.
    errorHandler: () => {},
  })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK })
  return {
    async read(picture, { height, page }) {
      const { data } = await worker.recognize(
        Buffer.from(picture),
        {},
        { blocks: true, text: false },
      )
      const scale = page / height
      const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ lines: own }) => own),
      )
      const items = lines.flatMap(({ words, bbox }) => {
        // Letters of a line are of one size, which its box tells better than that of a comma.
        const size = (bbox.y1 - bbox.y0) * scale * 0.9
        return words.flatMap((word) => {
          const text = tidy(word.text)
          if (!text) return []
          const [x, width] = [word.bbox.x0 * scale, (word.bbox.x1 - word.bbox.x0) * scale]
          return [{ text, x, y: page - bbox.y1 * scale, width, size }]
        })
      })
      return { items, confidence: Math.max(0, Math.min(1, data.confidence / 100)) }
    },
    async close() {
      await worker.terminate()
    },
  }
}
