import { useTranslations } from 'next-intl'
import { useWon } from '@/components/billing/use-won'
import { CheckboxField } from '@/components/ui/form/field'
import { RadioField } from '@/components/ui/form/radio-field'
import { plans } from '@/lib/billing/constants'
import type { Subscription } from '@/lib/billing/subscription/schema'
import { ActionForm } from './action-form'
import { useDay } from './use-day'

/** Which plan begins at the next renewal. What will be charged, and when, is consented to here. */
export function NextPlan({ subscription }: { subscription: Subscription }) {
  const t = useTranslations('billing.change')
  const names = useTranslations('pricing.plan')
  const won = useWon('pricing')
  const day = useDay()
  const { planId, nextPlanId, periodEnd } = subscription
  const date = day(periodEnd)
  return (
    <ActionForm act="choosePlan" button={t('submit')}>
      <RadioField
        // Chosen elsewhere, it is chosen here too.
        key={nextPlanId}
        name="plan"
        label={t('legend', { date })}
        required
        defaultValue={nextPlanId}
        options={plans.map(({ id, price }) => ({
          value: id,
          label: t('option', { plan: names(id), amount: won(price) }),
          ...(id === planId ? { hint: t('present') } : {}),
        }))}
      />
      <CheckboxField name="consent" required label={t('consent', { date })} />
    </ActionForm>
  )
}
