import { z } from 'zod'
import { drawImage, type OpenPages, type PagedFile, type PageSize } from './paged-file'

/** Longer than the slowest page; a file that takes more is given up with its thread. */
const longestAnswer = 30_000
/** Pictures of pages that are kept: the strip and the page itself ask for the same. */
const mostKept = 40

const openedSchema = z.object({
  count: z.number().int().positive().optional(),
  needsPassword: z.boolean().optional(),
})
const drawnSchema = z.object({ svg: z.string() })
/** Of the library: the letters of a page, with the place of each from the left of its piece. */
const lettersSchema = z.object({
  runs: z.array(
    z.object({
      text: z.string(),
      x: z.number(),
      y: z.number(),
      w: z.number(),
      h: z.number(),
      charX: z.array(z.number()).optional(),
    }),
  ),
})
const replySchema = z.object({
  id: z.number(),
  answer: z.unknown().optional(),
  failed: z.string().optional(),
})

type Ask = (question: Record<string, unknown>) => Promise<unknown>

/** A thread that is asked and answers, each question by its number. */
function startThread(): { ask: Ask; end: () => void } {
  const thread = new Worker('/api/hangul-viewer/thread.mjs', { type: 'module' })
  const waiting = new Map<number, { done: (answer: unknown) => void; fail: (why: Error) => void }>()
  const end = (why = 'the thread was ended') => {
    thread.terminate()
    for (const { fail } of waiting.values()) fail(new Error(why))
    waiting.clear()
  }
  thread.onerror = () => end('the thread failed')
  thread.onmessage = ({ data }) => {
    const { id, answer, failed } = replySchema.parse(data)
    const asked = waiting.get(id)
    waiting.delete(id)
    if (failed === undefined) asked?.done(answer)
    else asked?.fail(new Error(failed))
  }
  let last = 0
  const ask: Ask = (question) =>
    new Promise((done, fail) => {
      last += 1
      const timer = setTimeout(() => end('the thread took too long'), longestAnswer)
      waiting.set(last, {
        done: (answer) => {
          clearTimeout(timer)
          done(answer)
        },
        fail: (why) => {
          clearTimeout(timer)
          fail(why)
        },
      })
      thread.postMessage({ ...question, id: last })
    })
  return { ask, end }
}

type Picture = { image: HTMLImageElement; size: PageSize }

/** A page as a picture: as the source of an image it can load nothing and run nothing. */
async function pictureOf(svg: string): Promise<Picture> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return { image, size: { width: image.naturalWidth, height: image.naturalHeight } }
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Opens a HWP or HWPX file of one's own in the browser; its bytes stay here. */
export const openHangul: OpenPages = async (address, password, signal) => {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`the file was answered with ${answer.status}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const { ask, end } = startThread()
  signal.addEventListener('abort', () => end(), { once: true })
  const { count, needsPassword } = openedSchema.parse(await ask({ ask: 'open', bytes, password }))
  if (needsPassword || !count) {
    end()
    if (needsPassword) return { state: 'password' }
    throw new Error('the file has no pages')
  }
  const kept = new Map<number, Promise<Picture>>()
  const pageOf = (no: number): Promise<Picture> => {
    const found =
      kept.get(no) ??
      ask({ ask: 'page', no }).then((drawn) => pictureOf(drawnSchema.parse(drawn).svg))
    kept.delete(no)
    kept.set(no, found)
    const oldest = kept.keys().next().value
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return found
  }
  const file: PagedFile = {
    count,
    size: (await pageOf(1)).size,
    draw: async (no, canvas, width, leaving) => {
      const { image, size } = await pageOf(no)
      if (!leaving.aborted) drawImage(image, size, canvas, width)
      return size
    },
    textOf: async (no) => {
      const { runs } = lettersSchema.parse(await ask({ ask: 'text', no }))
      return runs.map(({ text, x, y, w, h, charX }) => ({
        text,
        x,
        y,
        width: w,
        height: h,
        ...(charX?.length === text.length + 1 ? { edges: charX } : {}),
      }))
    },
    close: () => end(),
  }
  return { state: 'open', file }
}
