import { useTranslations } from 'next-intl'
import { useWon } from '@/components/billing/use-won'
import { Tag } from '@/components/ui/tag'
import type { Plan } from '@/lib/billing/constants'
import { monthlyPrice } from '@/lib/billing/monthly-price'

/** One plan to choose. None is chosen beforehand. */
export function PlanRow({ plan }: { plan: Plan }) {
  const t = useTranslations('pricing')
  const won = useWon('pricing')
  const { amount, rounded } = monthlyPrice(plan)
  const price = won(amount)
  return (
    <label className="grid cursor-pointer grid-cols-[1.75rem_minmax(0,1fr)_auto] items-baseline gap-x-2 border-b border-line px-2 py-3 hover:bg-sheet has-checked:bg-sheet">
      <input
        type="radio"
        name="plan"
        id={`plan-${plan.id}`}
        value={plan.id}
        required
        className="size-4 translate-y-0.5 accent-seal"
      />
      <span>
        <span className="font-bold">{t(`plan.${plan.id}`)}</span>{' '}
        {plan.popular ? <Tag tone="seal">{t('popular')}</Tag> : null}
        {plan.months > 1 ? (
          <span className="block text-sm text-soft">
            {rounded ? t('perMonthAbout', { price }) : t('perMonth', { price })}
          </span>
        ) : null}
      </span>
      <span className="text-right">
        <span className="text-lg font-bold whitespace-nowrap">{won(plan.price)}</span>
        {plan.originalPrice === null ? null : (
          <span className="block text-sm text-soft">
            <span className="sr-only">{t('original')} </span>
            <s>{won(plan.originalPrice)}</s>{' '}
            <span className="text-good">{t('discount', { percent: plan.discount })}</span>
          </span>
        )}
      </span>
    </label>
  )
}
