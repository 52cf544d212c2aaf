import type { PieceOfText } from './page-text'

export type PageSize = { width: number; height: number }

/** A file whose pages can be drawn as they look. */
export type PagedFile = {
  count: number
  /** Of the first page; the others may differ. */
  size: PageSize
  /** Draws a page so wide, in points of the screen, and says how large it is; `signal` breaks the drawing off. */
  draw: (
    no: number,
    canvas: HTMLCanvasElement,
    width: number,
    signal: AbortSignal,
  ) => Promise<PageSize>
  /** Where the letters of a page stand, in order, in the measure of its size; empty where nothing tells. */
  textOf: (no: number) => Promise<readonly PieceOfText[]>
  close: () => void
}

export type OpenedFile = { state: 'open'; file: PagedFile } | { state: 'password' }

/** @throws where the file cannot be shown */
export type OpenPages = (
  address: string,
  password: string | undefined,
  signal: AbortSignal,
) => Promise<OpenedFile>

/** Browsers draw no larger pictures than that; phones have little memory. */
const mostPixels = 12_000_000

/** How large a page is drawn so that it is sharp at a width. */
export function drawnScale({ width, height }: PageSize, shownWidth: number): number {
  const wanted = (shownWidth / width) * window.devicePixelRatio
  return Math.min(wanted, Math.sqrt(mostPixels / (width * height)))
}

/** Draws what the browser has as a picture so wide. */
export function drawImage(
  image: CanvasImageSource,
  size: PageSize,
  canvas: HTMLCanvasElement,
  width: number,
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const scale = drawnScale(size, width)
  canvas.width = Math.floor(size.width * scale)
  canvas.height = Math.floor(size.height * scale)
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
}
