'use client'

import { LoaderCircle, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Suspense, useEffect, useRef, useState } from 'react'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import { lazyComponent } from '@/components/ui/lazy-component'
import { useCasePanel } from './use-case-panel'

const load = () => import('./case-panel-body').then((module) => module.CasePanelBody)
/** The result of a look-up. The search results can be read without it. */
const CasePanelBody = lazyComponent(load)

/** Opens a decision by its number beside the results. On a phone an opened decision covers the page. */
export function CasePanel({ opened }: { opened: string | null }) {
  const t = useTranslations('panel')
  const { request, open, clear } = useCasePanel(opened)
  const [number, setNumber] = useState(opened ?? '')
  const heading = useRef<HTMLHeadingElement>(null)
  const active = request !== null
  const shown = request?.number ?? null

  useEffect(() => {
    // Fetched while there is a connection, because it also reports a lost one.
    void load().catch(() => {})
  }, [])
  useEffect(() => {
    if (shown === null) return
    setNumber(shown)
    heading.current?.focus()
  }, [shown])

  function close() {
    setNumber('')
    clear()
  }

  const loading = (
    <p className="flex items-center gap-2 text-soft">
      <LoaderCircle size={16} className="animate-spin" aria-hidden="true" />
      {t('loading')}
    </p>
  )
  return (
    <section
      aria-labelledby="panel-title"
      className={
        active
          ? 'max-lg:fixed max-lg:inset-0 max-lg:z-30 max-lg:overflow-y-auto max-lg:bg-paper max-lg:p-4'
          : ''
      }
      onKeyDown={(event) => {
        if (event.key === 'Escape' && active) close()
      }}
    >
      <div className="flex items-center justify-between gap-2">
        <h2 id="panel-title" ref={heading} tabIndex={-1} className="text-sm font-bold outline-none">
          {t('title')}
        </h2>
        {active ? (
          <button
            type="button"
            className={buttonClass('bare')}
            aria-label={t('close')}
            onClick={close}
          >
            <X size={18} aria-hidden="true" />
          </button>
        ) : null}
      </div>
      <form
        className="mt-1 flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          open({ number, serial: null })
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
      <div className="mt-3 text-sm" aria-live="polite">
        {request ? (
          <Suspense fallback={loading}>
            <CasePanelBody request={request} loading={loading} onOpen={open} onClear={close} />
          </Suspense>
        ) : (
          <p className="text-soft">{t('idle')}</p>
        )}
      </div>
    </section>
  )
}
