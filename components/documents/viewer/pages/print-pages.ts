import type { PagedFile } from './paged-file'

/** So wide that letters are sharp on A4. */
const printedWidth = 1_400

/**
 * Prints the pages of a file as they look.
 * @param onPage told how many are drawn
 */
export async function printPages(
  file: PagedFile,
  onPage: (done: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const sheets = document.createElement('div')
  sheets.className = 'viewer-print'
  const addresses: string[] = []
  const canvas = document.createElement('canvas')
  try {
    for (let no = 1; no <= file.count; no++) {
      await file.draw(no, canvas, printedWidth / window.devicePixelRatio, signal)
      const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
      if (signal.aborted || !picture) return
      const image = new Image()
      image.src = URL.createObjectURL(picture)
      addresses.push(image.src)
      await image.decode()
      sheets.append(image)
      onPage(no)
    }
    document.body.append(sheets)
    // Returns once the window of the browser is closed.
    window.print()
  } finally {
    sheets.remove()
    for (const address of addresses) URL.revokeObjectURL(address)
  }
}
