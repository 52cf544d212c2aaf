import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useWon } from '@/components/billing/use-won'
import { type ActionReport, ActionReportNotice } from '@/components/ui/form/action-report'
import { CheckboxField, TextField } from '@/components/ui/form/field'
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog'
import { maxReasonLength } from '@/lib/billing/administration/constants'
import { parseAmount } from '@/lib/billing/administration/parse-amount'
import type { ActionProblem } from '@/lib/billing/administration/types'
import type { ActionablePayment } from './actionable-payment'

/** `amount` is null when what was typed is none: the server says so. */
export type TypedRefund = { amount: number | null; reason: string; end: boolean }

/** Asks how much goes back, and why. It stays open, with what was typed, until that is done. */
export function RefundDialog({
  payment,
  open,
  busy,
  failureReason,
  status,
  onClose,
  onRefund,
}: {
  payment: ActionablePayment
  open: boolean
  busy: boolean
  failureReason: ActionProblem | null
  status: ActionReport | null
  onClose: () => void
  onRefund: (refund: TypedRefund) => void
}) {
  const t = useTranslations('adminBilling.act')
  const won = useWon('adminBilling')
  const left = payment.amount - payment.refunded
  const [amount, setAmount] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [end, setEnd] = useState(false)
  const ofAmount = failureReason === 'amount' || failureReason === 'tooMuch'
  const ofReason = failureReason === 'reason'
  return (
    <ConfirmDialog
      open={open}
      title={t('refund.title')}
      words={{ confirm: t('refund.confirm'), cancel: t('cancel'), close: t('close') }}
      danger
      ready={!busy}
      onClose={onClose}
      onConfirm={() => onRefund({ amount: parseAmount(amount ?? String(left)), reason, end })}
    >
      <p className="break-words">
        {t('refund.text', {
          order: payment.orderId,
          amount: won(payment.amount),
          left: won(left),
        })}
      </p>
      <TextField
        name="amount"
        label={t('refund.amount')}
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={12}
        value={amount ?? String(left)}
        error={ofAmount ? status?.text : undefined}
        onChange={({ target }) => setAmount(target.value)}
      />
      <TextField
        name="reason"
        label={t('refund.reason')}
        hint={t('refund.reasonHint', { max: maxReasonLength })}
        autoComplete="off"
        required
        maxLength={maxReasonLength}
        value={reason}
        error={ofReason ? status?.text : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {payment.ended ? null : (
        <CheckboxField
          name="end"
          label={t('refund.end')}
          hint={t('refund.endHint')}
          checked={end}
          onChange={({ target }) => setEnd(target.checked)}
        />
      )}
      <ActionReportNotice report={ofAmount || ofReason ? null : status} />
    </ConfirmDialog>
  )
}
