import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import type { Plan, PlanId } from '@/lib/billing/constants'
import { plans } from '@/lib/billing/constants'
import { monthlyPrice } from '@/lib/billing/monthly-price'

function PlanOption({
  plan,
  chosen,
  onChoose,
}: {
  plan: Plan
  chosen: boolean
  onChoose: (id: PlanId) => void
}) {
  const t = useTranslations('checkout')
  const { amount, rounded } = monthlyPrice(plan)
  const price = t('won', { amount })
  return (
    <label className="grid cursor-pointer grid-cols-[1.75rem_minmax(0,1fr)_auto] items-baseline gap-x-2 border-b border-line px-2 py-2.5 hover:bg-sheet has-checked:bg-sheet">
      <input
        type="radio"
        name="plan"
        value={plan.id}
        checked={chosen}
        onChange={() => onChoose(plan.id)}
        className="size-4 translate-y-0.5 accent-seal"
      />
      <span>
        <span className="font-bold">{t(`plan.${plan.id}`)}</span>{' '}
        {plan.popular ? <Tag tone="seal">{t('popular')}</Tag> : null}
        {plan.months > 1 ? (
          <span className="block text-sm text-soft">
            {t(rounded ? 'perMonthAbout' : 'perMonth', { price })}
          </span>
        ) : null}
      </span>
      <span className="text-right">
        <span className="font-bold whitespace-nowrap">{t('won', { amount: plan.price })}</span>
        {plan.originalPrice === null ? null : (
          <span className="block text-sm text-soft">
            <span className="sr-only">{t('original')} </span>
            <s>{t('won', { amount: plan.originalPrice })}</s>{' '}
            <span className="text-good">{t('discount', { percent: plan.discount })}</span>
          </span>
        )}
      </span>
    </label>
  )
}

/** The three plans, one of them chosen. */
export function PlanField({
  value,
  onChange,
}: {
  value: PlanId
  onChange: (plan: PlanId) => void
}) {
  const t = useTranslations('checkout')
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('part.plan')}</legend>
      <div className="-mt-3">
        {plans.map((plan) => (
          <PlanOption key={plan.id} plan={plan} chosen={plan.id === value} onChoose={onChange} />
        ))}
      </div>
    </fieldset>
  )
}
