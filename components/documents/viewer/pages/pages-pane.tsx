'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { PasswordForm } from '@/components/documents/viewer/password-form'
import { Skeleton } from '@/components/ui/skeleton'
import type { Box } from '@/lib/documents/blocks/schema'
import { openHangul } from './open-hangul'
import { openPdf } from './open-pdf'
import { PagePicture } from './page-picture'
import { PageStrip } from './page-strip'
import type { PagedFile } from './paged-file'

/** What draws a file: each library is fetched when a file needs it. */
const openers = { pdf: openPdf, hangul: openHangul }
export type DrawnFormat = keyof typeof openers

type Shown =
  | { state: 'loading' | 'password' | 'wrongPassword' | 'failed' }
  | { state: 'open'; file: PagedFile }

/** The pages of a file as they look. Everything is drawn in the browser. */
export default function PagesPane({
  id,
  format,
  zoom,
  boxes,
  goTo,
  password: given,
  showsStrip,
}: {
  id: string
  format: DrawnFormat
  zoom: number
  /** Where the found words stand. */
  boxes: readonly Box[]
  /** The page to be shown; a new object asks again. */
  goTo: { page: number } | null
  /** What the text was read with. */
  password: string | undefined
  /** Small pictures of all pages beside them. */
  showsStrip: boolean
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
  const isOpen = shown.state === 'open'
  useEffect(() => {
    if (!isOpen || !goTo) return
    showPage(goTo.page)
  }, [goTo, isOpen, showPage])
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
      {showsStrip ? <PageStrip file={shown.file} onPage={showPage} /> : null}
      <div ref={list} className="min-w-0 flex-1">
        {Array.from({ length: shown.file.count }, (_, at) => at + 1).map((no) => (
          <PagePicture
            key={no}
            file={shown.file}
            no={no}
            zoom={zoom}
            boxes={boxes.filter(({ page }) => page === no)}
          />
        ))}
      </div>
    </div>
  )
}
