import type * as Pdf from 'pdfjs-dist'

/** Served as they are: a bundler would break the library's own thread. */
const home = '/api/pdf-viewer'

export type PdfDocument = Pdf.PDFDocumentProxy
export type OpenedPdf = { state: 'open'; pdf: PdfDocument } | { state: 'password' }

/** Opens a file of one's own in the browser; its bytes stay here. @throws where it is no PDF that can be shown */
export async function openPdf(
  address: string,
  password: string | undefined,
  signal: AbortSignal,
): Promise<OpenedPdf> {
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
    return { state: 'open', pdf }
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name === 'PasswordException') return { state: 'password' }
    throw thrown
  }
}
