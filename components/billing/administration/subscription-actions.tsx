'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { type ActionReport, ActionReportNotice } from '@/components/ui/form/action-report'
import { RadioField } from '@/components/ui/form/radio-field'
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog'
import { endSubscription } from '@/lib/billing/administration/actions'
import type { SubscriptionStatus } from '@/lib/billing/administration/constants'
import { useBillingAction } from './use-billing-action'

/** What can be done with a whole subscription. */
export function SubscriptionActions({
  id,
  state,
  lastDay,
}: {
  id: string
  state: SubscriptionStatus
  /** The last day that is paid, as it is read; null where no paid time is left. */
  lastDay: string | null
}) {
  const t = useTranslations('adminBilling.act')
  const { run, status, busy, reset } = useBillingAction()
  const [asking, setAsking] = useState(false)
  const canWait = state === 'active' && lastDay !== null
  const over = state === 'cancelled' || state === 'expired'

  function end(form: HTMLFormElement | null) {
    const atOnce = !canWait || (form !== null && new FormData(form).get('when') === 'now')
    setAsking(false)
    run(
      () => endSubscription({ subscription: id, atOnce }),
      (): ActionReport => ({ tone: 'good', text: t(atOnce ? 'end.done' : 'end.doneLater') }),
    )
  }

  return (
    <section aria-labelledby="acts" className="space-y-3" aria-busy={busy}>
      <h2 id="acts" className="section-title">
        {t('title')}
      </h2>
      <ActionReportNotice report={status} />
      {over ? (
        <p className="text-sm text-soft">{t('ended')}</p>
      ) : (
        <button
          type="button"
          className={`${buttonClass('danger')} w-full`}
          disabled={busy || state === 'pending'}
          onClick={() => {
            reset()
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
