import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import type { SubscriptionStatus } from '@/lib/billing/administration/constants'
import type { PaymentRow, RefundEntry } from '@/lib/billing/administration/schema'

const subscriptionTones = {
  active: 'good',
  cancelling: 'warn',
  past_due: 'danger',
  pending: 'warn',
  cancelled: 'plain',
  expired: 'plain',
} as const

export function SubscriptionTag({ state }: { state: SubscriptionStatus }) {
  const t = useTranslations('adminBilling.states')
  return <Tag tone={subscriptionTones[state]}>{t(state)}</Tag>
}

const paymentTones = {
  charging: 'warn',
  unknown: 'warn',
  declined: 'danger',
  paid: 'good',
  partly: 'plain',
  refunded: 'plain',
} as const

/** What became of a payment, refunds among it. */
export function PaymentTag({
  payment: { state, amount, refunded },
}: {
  payment: Pick<PaymentRow, 'state' | 'amount' | 'refunded'>
}) {
  const t = useTranslations('adminBilling.payment')
  const shown = refunded === 0 ? state : refunded < amount ? 'partly' : 'refunded'
  return <Tag tone={paymentTones[shown]}>{t(shown)}</Tag>
}

const refundTones = {
  asking: 'warn',
  unknown: 'warn',
  done: 'good',
  refused: 'danger',
} as const

export function RefundTag({ state }: { state: RefundEntry['state'] }) {
  const t = useTranslations('adminBilling.refundState')
  return <Tag tone={refundTones[state]}>{t(state)}</Tag>
}
