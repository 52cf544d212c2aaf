import { useTranslations } from 'next-intl'
import { useWon } from '@/components/billing/use-won'
import { CheckboxField } from '@/components/ui/form/field'
import { RadioField } from '@/components/ui/form/radio-field'
import { type Plan, plans } from '@/lib/billing/constants'
import type { Subscription } from '@/lib/billing/subscription/schema'
import { ActionForm } from './action-form'
import { useDay } from './use-day'

/** Which plan begins at the next renewal. What will be charged, and when, is consented to here. */
export function NextPlan({ subscription }: { subscription: Subscription }) {
  const t = useTranslations('billing.change')
  const names = useTranslations('pricing.plan')
  const won = useWon('pricing')
  const day = useDay()
  const { planId, nextPlanId, periodEnd, nextSeats } = subscription
  const date = day(periodEnd)
  // What was agreed for a seat holds for the plan that it was agreed with.
  const amountOf = ({ id, price, seatPrice }: Plan) =>
    price + nextSeats * ((id === planId ? subscription.seatPrice : null) ?? seatPrice)
  return (
    <ActionForm act="choosePlan" button={t('submit')}>
      <RadioField
        // Chosen elsewhere, it is chosen here too.
        key={nextPlanId}
        name="plan"
        label={t('legend', { date })}
        required
        defaultValue={nextPlanId}
        options={plans.map((plan) => ({
          value: plan.id,
          label: t('option', { plan: names(plan.id), amount: won(amountOf(plan)) }),
          ...(plan.id === planId ? { hint: t('present') } : {}),
        }))}
      />
      {nextSeats > 0 ? (
        <p className="text-sm text-soft">{t('withSeats', { count: nextSeats })}</p>
      ) : null}
      <CheckboxField name="consent" required label={t('consent', { date })} />
    </ActionForm>
  )
}
