import { useTranslations } from 'next-intl'
import { useWon } from '@/components/billing/use-won'
import type { PlanId } from '@/lib/billing/constants'
import { plans, renewalNoticeDays } from '@/lib/billing/constants'

/** Written out, because styles are found by their whole names. */
const shownFor: Record<PlanId, string> = {
  '1month': 'group-has-[#plan-1month:checked]/plans:block',
  '6months': 'group-has-[#plan-6months:checked]/plans:block',
  '1year': 'group-has-[#plan-1year:checked]/plans:block',
}

/** What the chosen plan costs and when it renews; styles alone show the chosen one, so no script is needed. */
export function PlanSummary() {
  const t = useTranslations('pricing')
  const won = useWon('pricing')
  return (
    <div aria-live="polite">
      <p className="text-sm font-semibold text-soft">{t('summary')}</p>
      <p className="group-has-[:checked]/plans:hidden">{t('nothing')}</p>
      {plans.map(({ id, price }) => (
        <div key={id} className={`hidden ${shownFor[id]}`}>
          <p>
            <strong className="text-2xl font-bold">{won(price)}</strong>{' '}
            <span className="text-sm text-soft">{t('vat')}</span>
          </p>
          <p className="mt-1 text-sm">{t('renews', { period: id, days: renewalNoticeDays })}</p>
        </div>
      ))}
    </div>
  )
}
