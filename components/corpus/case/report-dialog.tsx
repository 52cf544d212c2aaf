'use client'

import { Flag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Suspense, useId, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { CloseButton } from '@/components/ui/close-button'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Spinner } from '@/components/ui/spinner'

/** The form and its checks are fetched when a reader wants to report, not with every decision. */
const ReportForm = lazyComponent(() => import('./report-form').then((module) => module.ReportForm))

/** A reader reports an error in a decision. No name is asked for. */
export function ReportDialog({ serial }: { serial: number }) {
  const t = useTranslations('report')
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  /** Each opening has a form of its own; 0 before the first. */
  const [opening, setOpening] = useState(0)
  return (
    <>
      <button
        type="button"
        className={buttonClass('bare')}
        onClick={() => {
          setOpening((count) => count + 1)
          dialog.current?.showModal()
        }}
      >
        <Flag size={16} aria-hidden="true" /> {t('title')}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        className="m-auto w-[min(34rem,calc(100vw-2rem))] border border-strong bg-paper p-6 text-ink"
      >
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-lg font-bold">
            {t('title')}
          </h2>
          <CloseButton label={t('cancel')} onClick={() => dialog.current?.close()} />
        </div>
        {opening > 0 ? (
          <Suspense fallback={<Spinner className="size-5" />}>
            <ReportForm key={opening} serial={serial} />
          </Suspense>
        ) : null}
      </dialog>
    </>
  )
}
