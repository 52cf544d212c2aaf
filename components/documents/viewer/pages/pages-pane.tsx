'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import type { Box } from '@/lib/documents/blocks/schema'
import { PasswordForm } from './password-form'
import { openPdf, type PdfDocument } from './pdf-library'
import { type PageSize, PdfPage } from './pdf-page'

type Shown =
  | { state: 'loading' | 'password' | 'wrongPassword' | 'failed' }
  | { state: 'open'; pdf: PdfDocument; size: PageSize }

/** The pages of a PDF as they look. Everything is drawn in the browser. */
export default function PdfPane({
  id,
  zoom,
  boxes,
  goTo,
  password: given,
}: {
  id: string
  zoom: number
  /** Where the found words stand. */
  boxes: readonly Box[]
  /** The page to be shown; a new object asks again. */
  goTo: { page: number } | null
  /** What the text was read with. */
  password: string | undefined
}) {
  const t = useTranslations('documentViewer')
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string>()
  const [shown, setShown] = useState<Shown>({ state: 'loading' })
  const password = typed ?? given
  useEffect(() => {
    const leaving = new AbortController()
    let opened: PdfDocument | null = null
    const open = async () => {
      const result = await openPdf(`/api/documents/${id}`, password, leaving.signal)
      if (result.state === 'password')
        return setShown({ state: password ? 'wrongPassword' : 'password' })
      opened = result.pdf
      const { width, height } = (await opened.getPage(1)).getViewport({ scale: 1 })
      setShown({ state: 'open', pdf: opened, size: { width, height } })
    }
    open().catch(() => {
      if (!leaving.signal.aborted) setShown({ state: 'failed' })
    })
    return () => {
      leaving.abort()
      void opened?.destroy()
    }
  }, [id, password])
  const isOpen = shown.state === 'open'
  useEffect(() => {
    if (!isOpen || !goTo) return
    const page = list.current?.querySelector(`[data-pdf-page="${goTo.page}"]`)
    page?.scrollIntoView({ block: 'start' })
  }, [goTo, isOpen])
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
    <div ref={list}>
      {Array.from({ length: shown.pdf.numPages }, (_, at) => at + 1).map((no) => (
        <PdfPage
          key={no}
          pdf={shown.pdf}
          no={no}
          size={shown.size}
          zoom={zoom}
          boxes={boxes.filter(({ page }) => page === no)}
        />
      ))}
    </div>
  )
}
