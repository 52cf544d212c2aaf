import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useNear } from '@/components/ui/use-near'
import type { Box } from '@/lib/documents/blocks/schema'
import type { PdfDocument } from './pdf-library'

export type PageSize = { width: number; height: number }

/** Browsers draw no larger pictures than that; phones have little memory. */
const mostPixels = 12_000_000

/** Pages so near the visible part are drawn, and forgotten when they are far away again. */
const drawnWithin = '800px'

/** A page as it looks, with the place of the found words on it. */
export function PdfPage({
  pdf,
  no,
  size: first,
  zoom,
  boxes,
}: {
  pdf: PdfDocument
  no: number
  /** Of the first page, until this one is known. */
  size: PageSize
  /** 1 fills the width. */
  zoom: number
  boxes: readonly Box[]
}) {
  const t = useTranslations('documentViewer')
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [size, setSize] = useState(first)
  const isNear = useNear(frame, drawnWithin)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another zoom is another width of the frame
  useEffect(() => {
    if (!isNear) return
    let isGone = false
    let stop = () => {}
    const draw = async () => {
      const page = await pdf.getPage(no)
      const { width, height } = page.getViewport({ scale: 1 })
      const target = canvas.current
      const context = target?.getContext('2d')
      if (isGone || !target || !context || !frame.current) return
      setSize((before) =>
        before.width === width && before.height === height ? before : { width, height },
      )
      const wanted = (frame.current.clientWidth / width) * window.devicePixelRatio
      const scale = Math.min(wanted, Math.sqrt(mostPixels / (width * height)))
      const viewport = page.getViewport({ scale })
      target.width = Math.floor(viewport.width)
      target.height = Math.floor(viewport.height)
      const drawing = page.render({ canvasContext: context, viewport })
      stop = () => drawing.cancel()
      await drawing.promise
      if (!isGone) target.dataset.drawn = 'true'
    }
    // A drawing that is broken off by the next one is no failure.
    draw().catch(() => {})
    return () => {
      isGone = true
      stop()
    }
  }, [pdf, no, isNear, zoom])
  return (
    <div
      ref={frame}
      data-pdf-page={no}
      className="relative mx-auto mb-4 border border-line bg-white"
      style={{
        width: `min(${zoom * 100}%, ${Math.round(size.width * 1.5 * zoom)}px)`,
        aspectRatio: `${size.width} / ${size.height}`,
      }}
    >
      {isNear ? (
        <canvas
          ref={canvas}
          role="img"
          aria-label={t('pagePicture', { page: no })}
          className="absolute inset-0 size-full"
        />
      ) : null}
      {boxes.map(({ x, y, width, height }) => (
        <span
          key={`${x} ${y}`}
          className="viewer-box absolute"
          style={{
            left: `${(x / size.width) * 100}%`,
            top: `${(y / size.height) * 100}%`,
            width: `${(width / size.width) * 100}%`,
            height: `${(height / size.height) * 100}%`,
          }}
        />
      ))}
    </div>
  )
}
