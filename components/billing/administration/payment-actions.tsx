'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useWon } from '@/components/billing/use-won'
import { buttonClass } from '@/components/ui/button-class'
import { type ActionReport, ActionReportNotice } from '@/components/ui/form/action-report'
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog'
import { refundPayment, retryPayment } from '@/lib/billing/administration/actions'
import type { ActionablePayment } from './actionable-payment'
import { RefundDialog, type TypedRefund } from './refund-dialog'
import { useBillingAction } from './use-billing-action'

/** What can be done with one payment. Each action is asked of the server, which decides. */
export function PaymentActions({ payment }: { payment: ActionablePayment }) {
  const t = useTranslations('adminBilling.act')
  const won = useWon('adminBilling')
  const { run, status, reason, busy, reset } = useBillingAction()
  const [asking, setAsking] = useState<'refund' | 'retry' | null>(null)
  const { id, refunded: seen, period, refundable, retry, card } = payment

  function open(what: 'refund' | 'retry') {
    reset()
    setAsking(what)
  }

  function again() {
    setAsking(null)
    run(
      () => retryPayment(id),
      (): ActionReport => ({
        tone: 'good',
        text: t(retry === 'look' ? 'retry.looked' : 'retry.done'),
      }),
    )
  }

  function refund({ amount, reason, end }: TypedRefund) {
    run(
      () => refundPayment({ payment: id, amount, seen, reason, end }),
      ({ state }): ActionReport => {
        setAsking(null)
        if (state === 'done') {
          return { tone: 'good', text: t('refund.done', { amount: won(amount ?? 0) }) }
        }
        return state === 'refused'
          ? { tone: 'error', text: t('refund.refused') }
          : { tone: 'warn', text: t('refund.underWay') }
      },
    )
  }

  return (
    <div className="flex flex-col gap-2 sm:items-end" aria-busy={busy}>
      <div className="flex gap-2">
        {retry ? (
          <button
            type="button"
            className={buttonClass()}
            disabled={busy}
            onClick={() => (retry === 'look' ? again() : open('retry'))}
          >
            {t(retry === 'look' ? 'retry.look' : 'retry.button')}
          </button>
        ) : null}
        {refundable ? (
          <button
            type="button"
            className={buttonClass()}
            disabled={busy}
            aria-label={t('refund.of', { number: period })}
            onClick={() => open('refund')}
          >
            {t('refund.button')}
          </button>
        ) : null}
      </div>
      <ActionReportNotice report={asking === 'refund' ? null : status} />
      <RefundDialog
        payment={payment}
        open={asking === 'refund'}
        busy={busy}
        failureReason={reason}
        status={status}
        onClose={() => setAsking(null)}
        onRefund={refund}
      />
      <ConfirmDialog
        open={asking === 'retry'}
        title={t('retry.title')}
        words={{ confirm: t('retry.confirm'), cancel: t('cancel'), close: t('close') }}
        onClose={() => setAsking(null)}
        onConfirm={again}
      >
        <p>{t('retry.text', { card, amount: won(payment.amount) })}</p>
      </ConfirmDialog>
    </div>
  )
}
