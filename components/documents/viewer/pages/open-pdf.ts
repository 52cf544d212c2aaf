import type * as Pdf from 'pdfjs-dist'
import type { PieceOfText } from './page-text'
import { drawnScale, type OpenPages, type PagedFile } from './paged-file'

/** Served as they are: a bundler would break the library's own thread. */
const home = '/api/pdf-viewer'

type Item = { str: string; transform: number[]; width: number; height: number }

/** Where the letters of a piece stand, by the corner of its line that the file tells. */
function pieceOf({ str, transform, width, height }: Item, viewport: Pdf.PageViewport): PieceOfText {
  const [x = 0, y = 0] = viewport.convertToViewportPoint(transform[4] ?? 0, transform[5] ?? 0)
  return { text: str, x, y: y - height, width, height: height * 1.2 }
}

async function pagesOf(pdf: Pdf.PDFDocumentProxy): Promise<PagedFile> {
  const sizeOf = (page: Pdf.PDFPageProxy) => {
    const { width, height } = page.getViewport({ scale: 1 })
    return { width, height }
  }
  return {
    count: pdf.numPages,
    size: sizeOf(await pdf.getPage(1)),
    draw: async (no, canvas, width, signal) => {
      const page = await pdf.getPage(no)
      const size = sizeOf(page)
      const context = canvas.getContext('2d')
      if (signal.aborted || !context) return size
      const viewport = page.getViewport({ scale: drawnScale(size, width) })
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      const drawing = page.render({ canvasContext: context, viewport })
      signal.addEventListener('abort', () => drawing.cancel(), { once: true })
      await drawing.promise
      return size
    },
    textOf: async (no) => {
      const page = await pdf.getPage(no)
      const viewport = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent()
      return items.flatMap((item) => ('str' in item ? [pieceOf(item, viewport)] : []))
    },
    close: () => void pdf.destroy(),
  }
}

/** Opens a file of one's own in the browser; its bytes stay here. @throws where it is no PDF that can be shown */
export const openPdf: OpenPages = async (address, password, signal) => {
  const script = `${home}/pdf.min.mjs`
  const [library, answer] = await Promise.all([
    import(/* webpackIgnore: true */ script) as Promise<typeof Pdf>,
    fetch(address, { signal }),
  ])
  if (!answer.ok) throw new Error(`the file was answered with ${answer.status}`)
  library.GlobalWorkerOptions.workerSrc = `${home}/pdf.worker.min.mjs`
  try {
    const pdf = await library.getDocument({
      data: await answer.arrayBuffer(),
      cMapUrl: `${home}/cmaps/`,
      cMapPacked: true,
      standardFontDataUrl: `${home}/standard_fonts/`,
      isEvalSupported: false,
      verbosity: 0,
      ...(password ? { password } : {}),
    }).promise
    return { state: 'open', file: await pagesOf(pdf) }
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name === 'PasswordException') return { state: 'password' }
    throw thrown
  }
}
