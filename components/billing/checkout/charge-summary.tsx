import { useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import type { Plan } from '@/lib/billing/constants'
import { renewalNoticeDays } from '@/lib/billing/constants'
import { addMonths } from '@/lib/korean-law/calendar/calendar-day'

/** What is charged today, what next and when, and what happens when the button is pressed. */
export function ChargeSummary({ plan, today }: { plan: Plan; today: string }) {
  const t = useTranslations('checkout')
  const amount = t('won', { amount: plan.price })
  const next = `${addMonths(today, plan.months)}T00:00:00+09:00`
  return (
    <div>
      <h2 className="section-title">{t('part.summary')}</h2>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-2 tabular-nums" aria-live="polite">
        <dt className="text-soft">{t('summary.plan')}</dt>
        <dd className="pl-4 text-right">{t(`plan.${plan.id}`)}</dd>
        <dt className="font-bold">{t('summary.today')}</dt>
        <dd className="pl-4 text-right">
          <strong className="text-xl font-bold">{amount}</strong>
          <span className="block text-sm text-soft">{t('summary.vat')}</span>
        </dd>
        <dt className="border-t border-line pt-2 text-soft">{t('summary.next')}</dt>
        <dd className="border-t border-line pt-2 pl-4 text-right">
          <DateTime at={next} />
          <span className="block text-sm text-soft">{amount}</span>
        </dd>
      </dl>
      <p className="mt-3 text-sm text-soft">
        {t('summary.renews', { period: plan.id, days: renewalNoticeDays })}
      </p>
      <p className="mt-2 text-sm text-soft">{t('summary.then')}</p>
    </div>
  )
}
