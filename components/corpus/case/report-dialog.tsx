'use client'

import { Flag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useRef, useState } from 'react'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import type { ReportKind } from '@/lib/corpus/service-schema'
import type { ErrorCode } from '@/lib/errors'
import { reportKindOrder } from './report-kinds'

type State = 'ready' | 'sending' | 'sent' | ErrorCode

/** A reader says that something is wrong with a decision. No name is asked for. */
export function ReportDialog({ serial }: { serial: number }) {
  const t = useTranslations('report')
  const errors = useTranslations('errors')
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [state, setState] = useState<State>('ready')
  const [kind, setKind] = useState<ReportKind>('text')
  const [message, setMessage] = useState('')

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    setState('sending')
    const { sendReport } = await import('./report-client')
    const problem = await sendReport({ serial, kind, message })
    if (problem === null) setMessage('')
    setState(problem ?? 'sent')
  }

  const failed = state !== 'ready' && state !== 'sending' && state !== 'sent'
  return (
    <>
      <button
        type="button"
        className={buttonClass()}
        onClick={() => {
          setState('ready')
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
        <form onSubmit={onSubmit} className="space-y-4">
          <h2 id={titleId} className="text-lg font-bold">
            {t('title')}
          </h2>
          {state === 'sent' ? (
            <p role="status">{t('sent')}</p>
          ) : (
            <>
              <p className="text-sm text-soft">{t('text')}</p>
              <fieldset className="space-y-1 text-sm">
                <legend className="font-bold">{t('kind')}</legend>
                {reportKindOrder.map((each) => (
                  <label key={each} className="flex items-center gap-2">
                    <input
                      type="radio"
                      name="kind"
                      value={each}
                      checked={kind === each}
                      onChange={() => setKind(each)}
                      className="accent-seal"
                    />
                    {t(`kinds.${each}`)}
                  </label>
                ))}
              </fieldset>
              <label className="block text-sm">
                <span className="font-bold">{t('message')}</span>{' '}
                <span className="text-soft">{t('messageHint')}</span>
                <textarea
                  required
                  minLength={2}
                  maxLength={2000}
                  rows={4}
                  value={message}
                  onChange={(event) => setMessage(event.target.value)}
                  className={`${inputClass} mt-1 py-2`}
                />
              </label>
              {failed ? (
                <p role="alert" className="text-sm text-seal">
                  {errors(`code.${state}`, { caseNumber: '' })}
                </p>
              ) : null}
            </>
          )}
          <div className="flex justify-end gap-2">
            <button type="button" className={buttonClass()} onClick={() => dialog.current?.close()}>
              {t('cancel')}
            </button>
            {state === 'sent' ? null : (
              <button
                type="submit"
                className={buttonClass('primary')}
                disabled={state === 'sending'}
              >
                {t(state === 'sending' ? 'sending' : 'send')}
              </button>
            )}
          </div>
        </form>
      </dialog>
    </>
  )
}
