import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useNear } from '@/components/ui/use-near'
import type { PageBox } from './page-text'
import type { PagedFile } from './paged-file'

/** Pages so near the visible part are drawn, and forgotten when they are far away again. */
const drawnWithin = '800px'

/** Where found words stand; `isCurrent`: those that were gone to. */
export type MarkedBox = PageBox & { isCurrent: boolean }

/** A page as it looks, with the place of the found words on it. */
export function PagePicture({
  file,
  no,
  zoom,
  boxes,
}: {
  file: PagedFile
  no: number
  /** 1 fills the width. */
  zoom: number
  boxes: readonly MarkedBox[]
}) {
  const t = useTranslations('documentViewer')
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [size, setSize] = useState(file.size)
  const isNear = useNear(frame, drawnWithin)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another zoom is another width of the frame
  useEffect(() => {
    if (!isNear) return
    const leaving = new AbortController()
    const draw = async () => {
      const target = canvas.current
      if (!target || !frame.current) return
      const { width, height } = await file.draw(
        no,
        target,
        frame.current.clientWidth,
        leaving.signal,
      )
      if (leaving.signal.aborted) return
      target.dataset.drawn = 'true'
      setSize((before) =>
        before.width === width && before.height === height ? before : { width, height },
      )
    }
    // A drawing that is broken off by the next one is no failure.
    draw().catch(() => {})
    return () => leaving.abort()
  }, [file, no, isNear, zoom])
  return (
    <div
      ref={frame}
      data-page-picture={no}
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
      {boxes.map(({ x, y, width, height, isCurrent }) => (
        <span
          key={`${x} ${y} ${width}`}
          data-current={isCurrent || undefined}
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
