import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { plans } from '@/lib/billing/constants'
import { PlanRow } from './plan-row'
import { PlanSummary } from './plan-summary'

/**
 * A plain form: the chosen plan goes along to the checkout, which opens as a dialog where script runs.
 * @param action address of the payment page, in the page's language
 */
export function PlanChoice({ action }: { action: string }) {
  const t = useTranslations('pricing')
  return (
    <form
      action={action}
      data-checkout-dialog=""
      className="group/plans grid gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold text-soft">{t('choose')}</legend>
        <div className="mt-1.5 border-t border-strong">
          {plans.map((plan) => (
            <PlanRow key={plan.id} plan={plan} />
          ))}
        </div>
      </fieldset>
      <div className="space-y-3">
        <PlanSummary />
        <p className="text-sm">{t('cancel')}</p>
        <button type="submit" className={`${buttonClass('primary')} max-sm:w-full`}>
          {t('subscribe')}
        </button>
        <p className="text-sm text-soft">{t('account')}</p>
      </div>
    </form>
  )
}
