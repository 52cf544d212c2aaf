'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Suspense, useEffect, useRef, useState } from 'react'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Skeleton } from '@/components/ui/skeleton'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import type { PreviewRequest } from './preview-request'
import { hasColumn, usePreview } from './use-preview'
import { usePreviewKeys } from './use-preview-keys'

const load = () => import('./preview-body').then((module) => module.PreviewBody)
/** What is shown. The search results can be read without it. */
const PreviewBody = lazyComponent(load)

const nameOf = (request: PreviewRequest) =>
  request.kind === 'decision' ? request.number : `${request.law} ${articleLabel(request.no)}`

/**
 * Shows a result, or the decision of a number, beside the results. On a phone, where there is no room beside them,
 * a decision that was looked up covers the page.
 */
export function PreviewPanel({ opened }: { opened: PreviewRequest | null }) {
  const t = useTranslations('panel')
  const preview = usePreview(opened)
  const { request, open, clear } = preview
  const [number, setNumber] = useState(opened?.kind === 'decision' ? opened.number : '')
  const panel = useRef<HTMLElement>(null)
  const shown = useRef<HTMLDivElement>(null)
  const active = request !== null
  usePreviewKeys(panel, preview)

  useEffect(() => {
    // Fetched while there is a connection, because it also reports a lost one.
    void load().catch(() => {})
  }, [])
  useEffect(() => {
    setNumber(request?.kind === 'decision' ? request.number : '')
    // The next result begins at its top, and the list keeps the focus. What covers the list takes it.
    if (shown.current) shown.current.scrollTop = 0
    if (request && !hasColumn()) panel.current?.focus()
  }, [request])

  const loading = (
    <div>
      <span className="sr-only">{t('loading')}</span>
      <Skeleton lines={2} className="mb-6 w-4/5" />
      <Skeleton lines={7} />
    </div>
  )
  return (
    <section
      ref={panel}
      aria-labelledby="panel-title"
      tabIndex={-1}
      data-shown={active ? '' : undefined}
      className={`flex min-h-0 flex-col outline-none ${
        active
          ? 'max-lg:fixed max-lg:inset-0 max-lg:z-30 max-lg:overflow-y-auto max-lg:bg-paper max-lg:p-4'
          : ''
      }`}
    >
      <div className="flex min-h-9 items-center justify-between gap-2">
        <h2 id="panel-title" className="text-sm font-bold">
          {t('title')}
        </h2>
        {active ? (
          <button
            type="button"
            className={`${buttonClass('bare')} -my-2`}
            aria-label={t('close')}
            onClick={clear}
          >
            <X size={18} aria-hidden="true" />
          </button>
        ) : null}
      </div>
      <form
        className="mt-1 flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          open({ kind: 'decision', number, serial: null })
        }}
      >
        <input
          name="case"
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          aria-label={t('label')}
          placeholder={t('placeholder')}
          autoComplete="off"
          className={inputClass}
          maxLength={700}
        />
        <button type="submit" className={buttonClass()}>
          {t('submit')}
        </button>
      </form>
      <p role="status" className="sr-only">
        {request ? t('shows', { name: nameOf(request) }) : ''}
      </p>
      <div
        ref={shown}
        className="relative mt-3 min-h-0 overscroll-contain text-sm lg:overflow-y-auto lg:pr-2"
      >
        {request ? (
          <Suspense fallback={loading}>
            <PreviewBody request={request} loading={loading} onOpen={open} onClear={clear} />
          </Suspense>
        ) : (
          <p className="text-soft">
            {t('idle')} <span className="max-lg:hidden">{t('keys')}</span>
          </p>
        )}
      </div>
    </section>
  )
}
