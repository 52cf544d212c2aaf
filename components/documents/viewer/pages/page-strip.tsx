import { useTranslations } from 'next-intl'
import { memo, useEffect, useRef } from 'react'
import { useNear } from '@/components/ui/use-near'
import type { PagedFile } from './paged-file'

const width = 96
const drawnWithin = '300px'

const Thumbnail = memo(function Thumbnail({
  file,
  no,
  onPage,
}: {
  file: PagedFile
  no: number
  onPage: (no: number) => void
}) {
  const t = useTranslations('documentViewer')
  const frame = useRef<HTMLButtonElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const isNear = useNear(frame, drawnWithin)
  useEffect(() => {
    if (!isNear || !canvas.current) return
    const leaving = new AbortController()
    // A drawing that is broken off is no failure.
    file.draw(no, canvas.current, width, leaving.signal).catch(() => {})
    return () => leaving.abort()
  }, [file, no, isNear])
  return (
    <li>
      <button
        ref={frame}
        type="button"
        aria-label={t('pagePicture', { page: no })}
        className="block w-full text-center text-xs text-soft tabular-nums hover:text-ink"
        onClick={() => onPage(no)}
      >
        <span
          className="mb-1 block border border-line bg-white"
          style={{ aspectRatio: `${file.size.width} / ${file.size.height}` }}
        >
          {isNear ? <canvas ref={canvas} className="size-full object-contain" /> : null}
        </span>
        {no}
      </button>
    </li>
  )
})

/** All pages as small pictures; each leads to its page. */
export function PageStrip({ file, onPage }: { file: PagedFile; onPage: (no: number) => void }) {
  const t = useTranslations('documentViewer')
  return (
    <nav
      aria-label={t('strip')}
      className="sticky top-0 max-h-[calc(100dvh-10rem)] w-24 shrink-0 overflow-y-auto max-sm:w-16"
    >
      <ol className="space-y-3">
        {Array.from({ length: file.count }, (_, at) => at + 1).map((no) => (
          <Thumbnail key={no} file={file} no={no} onPage={onPage} />
        ))}
      </ol>
    </nav>
  )
}
