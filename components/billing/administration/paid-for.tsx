import { useTranslations } from 'next-intl'
import type { PaymentRow } from '@/lib/billing/administration/schema'

type Props = { payment: Pick<PaymentRow, 'kind' | 'seats' | 'plan_id'> }

/** What a payment was for: a period with the seats that its renewal counted, or seats that were added in the middle of one. */
export function PaidFor({ payment: { kind, seats, plan_id } }: Props) {
  const t = useTranslations('adminBilling')
  if (kind === 'seats') return t('seats.added', { count: seats })
  const plan = t(`plans.${plan_id}`)
  return seats > 0 ? `${plan} + ${t('seats.counted', { count: seats })}` : plan
}
