'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { PasswordForm } from '@/components/documents/viewer/password-form'
import { Skeleton } from '@/components/ui/skeleton'
import type { Box } from '@/lib/documents/blocks/schema'
import { openHangul } from './open-hangul'
import { openPdf } from './open-pdf'
import { openPicture } from './open-picture'
import { type MarkedBox, PagePicture } from './page-picture'
import { PageStrip } from './page-strip'
import { placeOf, type TextPlace } from './page-text'
import type { OpenPages, PagedFile } from './paged-file'
import { printPages } from './print-pages'
import { usePlaces } from './use-places'

/** What draws a file: each library is fetched when a file needs it. */
const openers = {
  pdf: openPdf,
  hangul: openHangul,
  picture: openPicture,
  word: async (...file: Parameters<OpenPages>) =>
    (await import('./word/open-word')).openWord(...file),
}
export type DrawnFormat = keyof typeof openers

const noBoxes: readonly MarkedBox[] = []

/** The boxes of a page: found words, and where the file tells of no letters the paragraph that holds them. */
function boxesByPage(
  found: ReturnType<typeof usePlaces>,
  current: ReturnType<typeof placeOf>,
  paragraph: readonly Box[],
): Map<number, MarkedBox[]> {
  const byPage = new Map<number, MarkedBox[]>()
  const add = (page: number, box: MarkedBox) => {
    const own = byPage.get(page)
    if (own) own.push(box)
    else byPage.set(page, [box])
  }
  for (const place of found)
    for (const box of place.boxes) add(place.page, { ...box, isCurrent: place === current })
  if (!current) for (const box of paragraph) add(box.page, { ...box, isCurrent: true })
  return byPage
}

type Shown =
  | { state: 'loading' | 'password' | 'wrongPassword' | 'failed' }
  | { state: 'open'; file: PagedFile }

/** The pages of a file as they look. Everything is drawn in the browser. */
export default function PagesPane({
  id,
  format,
  zoom,
  words,
  place,
  boxes,
  goTo,
  password: given,
  showsStrip,
  printing,
  onPrinted,
}: {
  id: string
  format: DrawnFormat
  zoom: number
  /** What is looked for. */
  words: string
  /** The place in the text that was gone to. */
  place: TextPlace | null
  /** Where the paragraph stands that holds it, as far as the reading tells. */
  boxes: readonly Box[]
  /** The page to be shown; a new object asks again. */
  goTo: { page: number } | null
  /** What the text was read with. */
  password: string | undefined
  /** Small pictures of all pages beside them. */
  showsStrip: boolean
  /** Whether the pages are to be printed. */
  printing: boolean
  onPrinted: () => void
}) {
  const t = useTranslations('documentViewer')
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string>()
  const [shown, setShown] = useState<Shown>({ state: 'loading' })
  const password = typed ?? given
  useEffect(() => {
    const leaving = new AbortController()
    let opened: PagedFile | null = null
    const open = async () => {
      const result = await openers[format](`/api/documents/${id}`, password, leaving.signal)
      if (result.state === 'password')
        return setShown({ state: password ? 'wrongPassword' : 'password' })
      opened = result.file
      if (leaving.signal.aborted) return opened.close()
      setShown({ state: 'open', file: opened })
    }
    open().catch(() => {
      if (!leaving.signal.aborted) setShown({ state: 'failed' })
    })
    return () => {
      leaving.abort()
      opened?.close()
    }
  }, [id, format, password])
  const showPage = useCallback((no: number) => {
    list.current?.querySelector(`[data-page-picture="${no}"]`)?.scrollIntoView({ block: 'start' })
  }, [])
  const file = shown.state === 'open' ? shown.file : null
  useEffect(() => {
    if (!file || !goTo) return
    showPage(goTo.page)
  }, [goTo, file, showPage])
  const places = usePlaces(file, words)
  const current = useMemo(() => (place ? placeOf(places, place) : undefined), [places, place])
  const marked = useMemo(() => boxesByPage(places, current, boxes), [places, current, boxes])
  useEffect(() => {
    if (!current) return
    const page = list.current?.querySelector(`[data-page-picture="${current.page}"]`)
    ;(page?.querySelector('[data-current]') ?? page)?.scrollIntoView({ block: 'center' })
  }, [current])
  const [printed, setPrinted] = useState(0)
  useEffect(() => {
    if (!printing || !file) return
    const leaving = new AbortController()
    setPrinted(0)
    // What could not be drawn is not printed; the file itself can be had.
    void printPages(file, setPrinted, leaving.signal)
      .catch(() => {})
      .finally(() => {
        if (!leaving.signal.aborted) onPrinted()
      })
    return () => leaving.abort()
  }, [printing, file, onPrinted])
  if (shown.state === 'failed') return <p className="text-sm text-soft">{t('pagesFailed')}</p>
  if (shown.state === 'loading')
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          {t('loadingPages')}
        </p>
        <Skeleton lines={6} />
      </div>
    )
  if (shown.state !== 'open')
    return (
      <PasswordForm
        text={t('pagesPassword')}
        send={t('open')}
        isWrong={shown.state === 'wrongPassword'}
        onPassword={async (words) => setTyped(words)}
      />
    )
  return (
    <div className="flex items-start gap-4">
      {printing ? (
        <p
          role="status"
          className="fixed right-4 bottom-4 z-10 border border-line bg-paper px-3 py-2 text-sm"
        >
          {t('printing', { done: printed, total: shown.file.count })}
        </p>
      ) : null}
      {showsStrip ? <PageStrip file={shown.file} onPage={showPage} /> : null}
      <div ref={list} className="min-w-0 flex-1">
        {Array.from({ length: shown.file.count }, (_, at) => at + 1).map((no) => (
          <PagePicture
            key={no}
            file={shown.file}
            no={no}
            zoom={zoom}
            boxes={marked.get(no) ?? noBoxes}
          />
        ))}
      </div>
    </div>
  )
}
