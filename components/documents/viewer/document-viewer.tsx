'use client'

import { useTranslations } from 'next-intl'
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ReadingState } from '@/components/documents/reading-state'
import { buttonClass } from '@/components/ui/button-class'
import { Skeleton } from '@/components/ui/skeleton'
import { apiRead } from '@/lib/api-client'
import { isReadable } from '@/lib/documents/reading/constants'
import {
  type FollowedReading,
  followedReadingSchema,
  unlockAnswerSchema,
} from '@/lib/documents/reading/schema'
import { useApi } from '@/lib/use-api'
import { findHits, textPlaceOf } from './block-units'
import { CopyDialog } from './copy-dialog'
import type { DrawnFormat } from './pages/pages-pane'
import { PasswordForm } from './password-form'
import { TextPane } from './text-pane'
import { UnreadFile } from './unread-file'
import { useParts } from './use-parts'
import {
  FileActions,
  PageJump,
  StripChoice,
  type View,
  ViewChoice,
  ViewerBar,
  Zoom,
} from './viewer-bar'
import { ViewerSearch } from './viewer-search'
import './viewer.css'

/** Draws pages: a chunk that no other document fetches. */
const PagesPane = lazy(() => import('./pages/pages-pane'))

const noBoxes: never[] = []

export type ViewedFile = { id: string; name: string; mime: string; trashed: boolean }

const isPdf = ({ mime }: ViewedFile) => mime === 'application/pdf'
const isPicture = ({ mime }: ViewedFile) => mime.startsWith('image/')
/** Which formats are drawn by the library for Hangul's files. */
const hangulFormats = new Set(['hwp', 'hwpx', 'hwp3', 'hwpml'])
/** What draws a file; null where nothing does. A Word file is drawn once it was found to be no trap. */
function drawnFormat(file: ViewedFile, { format, state }: FollowedReading): DrawnFormat | null {
  if (isPdf(file)) return 'pdf'
  if (isPicture(file)) return 'picture'
  if (hangulFormats.has(format ?? '')) return 'hangul'
  return format === 'docx' && isReadable(state) ? 'word' : null
}
/** Why a file was not read that mean that no browser can draw it either. */
const unseen = new Set(['broken', 'empty', 'hostile', 'unknownType'])

/** What was noticed while the file was read. */
function Notes({ reading }: { reading: FollowedReading }) {
  const t = useTranslations('documents.warnings')
  const v = useTranslations('documentViewer')
  if (reading.warnings.length === 0) return null
  return (
    <ul aria-label={v('about')} className="mb-4 border-l-2 border-warn pl-3 text-sm text-soft">
      {reading.warnings.map(({ code, pages = [] }) => (
        <li key={code}>
          {pages.length > 0
            ? t('onPages', { text: t(code), pages: pages.slice(0, 12).join(', ') })
            : t(code)}
        </li>
      ))}
    </ul>
  )
}

/** A file of the library: its text, and its pages as they look where a browser can draw them. */
export function DocumentViewer({
  file,
  initial,
  startPage,
  home,
}: {
  file: ViewedFile
  initial: FollowedReading
  /** Where it opens; null at the beginning. */
  startPage: number | null
  /** The way back. */
  home: ReactNode
}) {
  const t = useTranslations('documentViewer')
  const r = useTranslations('documents.reading')
  const address = `/api/documents/${file.id}/reading`
  const { data: reading = initial, reload } = useApi(address, {
    schema: followedReadingSchema,
    initial,
    maxAgeMs: 0,
    refreshMs: (latest) => ((latest ?? initial).state === 'waiting' ? 1000 : 0),
  })
  const readable = isReadable(reading.state)
  const { parts, state, retry } = useParts(file.id, readable)
  const isUnread = reading.state === 'refused' || reading.state === 'failed'
  const drawn = drawnFormat(file, reading)
  const hasLook = drawn !== null && !(isUnread && unseen.has(reading.reason ?? ''))
  const [view, setView] = useState<View>('text')
  useEffect(() => {
    if (hasLook && window.matchMedia('(min-width: 64rem)').matches) setView('both')
  }, [hasLook])
  const [zoom, setZoom] = useState(1)
  const [showsStrip, setShowsStrip] = useState(false)
  const [words, setWords] = useState('')
  const [step, setStep] = useState(0)
  const [goTo, setGoTo] = useState<{ page: number } | null>(null)
  const [copying, setCopying] = useState(false)
  const [printing, setPrinting] = useState(false)
  const endPrinting = useCallback(() => setPrinting(false), [])
  const [password, setPassword] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const text = useRef<HTMLDivElement>(null)

  const hits = useMemo(() => findHits(parts, words), [parts, words])
  const at = hits.length === 0 ? 0 : ((step % hits.length) + hits.length) % hits.length
  const current = hits[at]
  const place = useMemo(() => textPlaceOf(parts, hits, at), [parts, hits, at])
  useEffect(() => {
    if (!current) return
    text.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'center' })
    if (current.page) setGoTo({ page: current.page })
  }, [current])
  const found = current
    ? parts.find(({ no }) => no === current.part)?.blocks[current.block]
    : undefined

  function showPage(page: number) {
    setGoTo({ page })
    text.current?.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'start' })
  }
  // Once, when what was asked for has arrived.
  const opensAt = useRef(startPage)
  useEffect(() => {
    const page = opensAt.current
    if (page === null || !parts.some((part) => part.page === page)) return
    opensAt.current = null
    setGoTo({ page })
    text.current?.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'start' })
  }, [parts])
  async function unlock(typed: string) {
    setWrong(false)
    try {
      const { outcome } = await apiRead(address, {
        method: 'POST',
        body: { ask: 'unlock', password: typed },
        schema: unlockAnswerSchema,
      })
      setWrong(outcome === 'wrongPassword')
      if (outcome !== 'wrongPassword') setPassword(typed)
    } catch {
      setWrong(true)
    }
    await reload()
  }

  const showsPages = hasLook && view !== 'text'
  const hasPages = reading.pages !== null && parts.some(({ page }) => page !== null)
  return (
    <div className="flex min-h-0 grow flex-col">
      <ViewerBar
        home={home}
        name={file.name}
        actions={
          <FileActions
            id={file.id}
            name={file.name}
            onPrint={() => (showsPages ? setPrinting(true) : window.print())}
            onCopy={readable && !isPicture(file) ? () => setCopying(true) : null}
          />
        }
      >
        {hasLook ? <ViewChoice view={view} onView={setView} /> : null}
        {readable ? (
          <ViewerSearch
            words={words}
            onWords={(next) => {
              setWords(next)
              setStep(0)
            }}
            at={at + 1}
            count={hits.length}
            onStep={(way) => setStep(at + way)}
          />
        ) : null}
        {hasPages && reading.pages ? <PageJump pages={reading.pages} onPage={showPage} /> : null}
        {showsPages ? (
          <>
            <StripChoice isShown={showsStrip} onShow={setShowsStrip} />
            <Zoom zoom={zoom} onZoom={setZoom} />
          </>
        ) : null}
        {isUnread || (hasPages && reading.state === 'ready') ? null : (
          <ReadingState reading={reading} name={file.name} />
        )}
        {file.trashed ? <p className="text-sm text-soft">{t('trashed')}</p> : null}
      </ViewerBar>
      <div className="flex min-h-0 grow print:block">
        <section
          ref={text}
          aria-label={t('region', { name: file.name })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard
          tabIndex={0}
          hidden={showsPages && view === 'pages'}
          className="min-h-0 min-w-0 flex-1 overflow-y-auto px-4 py-5 print:overflow-visible"
        >
          <div className="mx-auto max-w-[42em]">
            <Notes reading={reading} />
            {isUnread ? <UnreadFile reading={reading} name={file.name} /> : null}
            {reading.state === 'password' ? (
              <PasswordForm
                text={r('password')}
                send={r('unlock')}
                isWrong={isWrong}
                onPassword={unlock}
              />
            ) : null}
            <TextPane
              parts={parts}
              hits={hits}
              current={current}
              onPage={showsPages && drawn ? (page) => setGoTo({ page }) : null}
            />
            {reading.state === 'waiting' || (readable && state === 'loading') ? (
              <div aria-busy="true">
                <p role="status" className="sr-only">
                  {t('loading')}
                </p>
                <Skeleton lines={6} />
              </div>
            ) : null}
            {state === 'failed' ? (
              <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
                <p>{t('failed')}</p>
                <button type="button" className={buttonClass()} onClick={retry}>
                  {t('retry')}
                </button>
              </div>
            ) : null}
            {state === 'complete' && parts.length === 0 ? (
              <p className="text-soft">{t('noText')}</p>
            ) : null}
          </div>
        </section>
        {showsPages && drawn ? (
          <section
            aria-label={t('pagesRegion', { name: file.name })}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard
            tabIndex={0}
            className="no-print min-h-0 min-w-0 flex-1 overflow-auto border-l border-line bg-sheet p-4"
          >
            <Suspense fallback={<Skeleton lines={6} />}>
              <PagesPane
                id={file.id}
                format={drawn}
                zoom={zoom}
                words={words}
                place={place}
                boxes={found?.boxes ?? noBoxes}
                goTo={goTo}
                password={password}
                showsStrip={showsStrip}
                printing={printing}
                onPrinted={endPrinting}
              />
            </Suspense>
          </section>
        ) : null}
      </div>
      {copying ? <CopyDialog reading={reading} onClose={() => setCopying(false)} /> : null}
    </div>
  )
}
