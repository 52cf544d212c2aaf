'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { RadioField } from '@/components/ui/field'
import { type Said, SaidNotice } from '@/components/ui/said-notice'
import { endSubscription } from '@/lib/billing/ledger/actions'
import type { ShownState } from '@/lib/billing/ledger/constants'
import { useLedgerAct } from './use-ledger-act'

/** What can be done with a whole subscription. */
export function SubscriptionActs({
  id,
  state,
  lastDay,
}: {
  id: string
  state: ShownState
  /** The last day that is paid, as it is read; null where no paid time is left. */
  lastDay: string | null
}) {
  const t = useTranslations('adminBilling.act')
  const { act, said, busy, forget } = useLedgerAct()
  const [asking, setAsking] = useState(false)
  const canWait = state === 'active' && lastDay !== null
  const over = state === 'cancelled' || state === 'expired'

  function end(form: HTMLFormElement | null) {
    const atOnce = !canWait || (form !== null && new FormData(form).get('when') === 'now')
    setAsking(false)
    act(
      () => endSubscription({ subscription: id, atOnce }),
      (): Said => ({ tone: 'good', text: t(atOnce ? 'end.done' : 'end.doneLater') }),
    )
  }

  return (
    <section aria-labelledby="acts" className="space-y-3" aria-busy={busy}>
      <h2 id="acts" className="section-title">
        {t('title')}
      </h2>
      <SaidNotice said={said} />
      {over ? (
        <p className="text-sm text-soft">{t('ended')}</p>
      ) : (
        <button
          type="button"
          className={`${buttonClass('danger')} w-full`}
          disabled={busy || state === 'pending'}
          onClick={() => {
            forget()
            setAsking(true)
          }}
        >
          {t('end.button')}
        </button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('end.title')}
        words={{ confirm: t('end.confirm'), cancel: t('cancel'), close: t('close') }}
        danger
        onClose={() => setAsking(false)}
        onConfirm={() => end(document.querySelector<HTMLFormElement>(`#end-${id}`))}
      >
        <p>{t('end.text')}</p>
        {canWait ? (
          <form id={`end-${id}`} onSubmit={(event) => event.preventDefault()}>
            <RadioField
              name="when"
              label={t('end.when')}
              defaultValue="later"
              options={[
                { value: 'later', label: t('end.later', { date: lastDay }) },
                { value: 'now', label: t('end.now') },
              ]}
            />
          </form>
        ) : null}
      </ConfirmDialog>
    </section>
  )
}
