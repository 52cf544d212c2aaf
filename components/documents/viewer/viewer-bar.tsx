import { Download, PanelLeft, PencilLine, Printer, ZoomIn, ZoomOut } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass, inputClass } from '@/components/ui/button-class'

const views = ['text', 'pages', 'both'] as const
export type View = (typeof views)[number]

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]
const nextZoom = (zoom: number, step: 1 | -1): number =>
  zooms[Math.min(zooms.length - 1, Math.max(0, zooms.indexOf(zoom) + step))] ?? 1

const iconButton =
  'grid size-9 shrink-0 place-content-center text-soft hover:text-ink disabled:opacity-55'

/** Which of the two is shown, side by side where there is room. */
export function ViewChoice({ view, onView }: { view: View; onView: (view: View) => void }) {
  const t = useTranslations('documentViewer')
  return (
    <fieldset className="flex">
      <legend className="sr-only">{t('view')}</legend>
      {views.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={view === each}
          className={`${buttonClass('bare')} aria-pressed:font-bold aria-pressed:text-ink aria-pressed:underline aria-pressed:decoration-seal aria-pressed:decoration-2 aria-pressed:underline-offset-8 ${each === 'both' ? 'max-lg:hidden' : ''}`}
          onClick={() => onView(each)}
        >
          {t(each)}
        </button>
      ))}
    </fieldset>
  )
}

/** Small pictures of all pages, to go to one by sight. */
export function StripChoice({
  isShown,
  onShow,
}: {
  isShown: boolean
  onShow: (isShown: boolean) => void
}) {
  const t = useTranslations('documentViewer')
  return (
    <button
      type="button"
      aria-pressed={isShown}
      aria-label={t('strip')}
      title={t('strip')}
      className={`${iconButton} aria-pressed:text-seal`}
      onClick={() => onShow(!isShown)}
    >
      <PanelLeft size={18} aria-hidden="true" />
    </button>
  )
}

export function Zoom({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const t = useTranslations('documentViewer')
  const format = useFormatter()
  return (
    <div className="flex items-center">
      <button
        type="button"
        aria-label={t('zoomOut')}
        className={iconButton}
        disabled={zoom === zooms[0]}
        onClick={() => onZoom(nextZoom(zoom, -1))}
      >
        <ZoomOut size={18} aria-hidden="true" />
      </button>
      <p
        role="status"
        aria-label={t('zoom', { percent: format.number(zoom, { style: 'percent' }) })}
      >
        <span className="text-sm text-soft tabular-nums">
          {format.number(zoom, { style: 'percent' })}
        </span>
      </p>
      <button
        type="button"
        aria-label={t('zoomIn')}
        className={iconButton}
        disabled={zoom === zooms.at(-1)}
        onClick={() => onZoom(nextZoom(zoom, 1))}
      >
        <ZoomIn size={18} aria-hidden="true" />
      </button>
    </div>
  )
}

/** Goes to a page by its number. */
export function PageJump({ pages, onPage }: { pages: number; onPage: (page: number) => void }) {
  const t = useTranslations('documentViewer')
  return (
    <form
      className="flex items-center gap-1.5 text-sm whitespace-nowrap text-soft"
      onSubmit={(event) => {
        event.preventDefault()
        const page = Number(new FormData(event.currentTarget).get('page'))
        if (Number.isInteger(page) && page >= 1 && page <= pages) onPage(page)
      }}
    >
      <input
        name="page"
        type="number"
        min={1}
        max={pages}
        defaultValue={1}
        aria-label={t('goToPage')}
        className={`${inputClass} !w-16`}
      />
      {t('pageOf', { total: pages })}
    </form>
  )
}

/** What can be done with the file itself. */
export function FileActions({
  id,
  name,
  onPrint,
  onCopy,
}: {
  id: string
  name: string
  /** Prints what is shown: the pages as they look, else the text. */
  onPrint: () => void
  /** Null where no copy can be made of it. */
  onCopy: (() => void) | null
}) {
  const t = useTranslations('documentViewer')
  return (
    <div className="ml-auto flex items-center gap-1">
      <a
        href={`/api/documents/${id}`}
        download={name}
        aria-label={t('download')}
        title={t('download')}
        className={iconButton}
      >
        <Download size={18} aria-hidden="true" />
      </a>
      <button
        type="button"
        aria-label={t('print')}
        title={t('print')}
        className={iconButton}
        onClick={onPrint}
      >
        <Printer size={18} aria-hidden="true" />
      </button>
      {onCopy ? (
        <button type="button" className={`${buttonClass('primary')} ml-1`} onClick={onCopy}>
          <PencilLine size={16} aria-hidden="true" />
          {t('copy')}
        </button>
      ) : null}
    </div>
  )
}

/** The head of the viewer: the way back and the name, and tools below. */
export function ViewerBar({
  home,
  name,
  actions,
  children,
}: {
  home: ReactNode
  name: string
  actions: ReactNode
  children: ReactNode
}) {
  return (
    <header className="no-print shrink-0 border-b border-line">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-2 py-1.5">
        {home}
        <h1 className="min-w-0 grow basis-40 truncate text-base font-bold" title={name}>
          {name}
        </h1>
        {actions}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-3 py-1.5 empty:hidden">
        {children}
      </div>
    </header>
  )
}
