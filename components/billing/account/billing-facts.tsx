import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useWon } from '@/components/billing/use-won'
import { lastDay } from '@/lib/billing/last-day'
import type { BillingStatus } from '@/lib/billing/subscription/billing-status'
import type { Card, Subscription } from '@/lib/billing/subscription/schema'
import { Link } from '@/lib/i18n/navigation'
import { useCardText } from './use-card-text'
import { useDay } from './use-day'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-sm text-soft sm:leading-7">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

/** What a running subscription consists of: its period, the next payment, the card. */
export function BillingFacts({
  state,
  subscription,
  card,
}: {
  state: BillingStatus
  subscription: Subscription
  card: Card | null
}) {
  const t = useTranslations('billing.facts')
  const plans = useTranslations('pricing.plan')
  const words = useTranslations('billing')
  const won = useWon('pricing')
  const day = useDay()
  const cardText = useCardText()
  const { planId, nextPlanId, periodStart, periodEnd, seats, nextSeats, nextAmount } = subscription
  return (
    <dl>
      <Fact name={t('period')}>
        {words('from', { start: day(periodStart), end: day(lastDay(periodEnd)) })}
      </Fact>
      <Fact name={t('next')}>
        {state === 'active' ? (
          <>
            {day(periodEnd)} · <span className="font-semibold">{won(nextAmount)}</span>
            {nextPlanId === planId ? null : (
              <span className="text-soft"> ({words('planName', { plan: plans(nextPlanId) })})</span>
            )}
          </>
        ) : (
          <span className="text-soft">{t(state === 'pastDue' ? 'retry' : 'noNext')}</span>
        )}
      </Fact>
      {seats > 0 ? (
        <Fact name={t('seats')}>
          {t('seatsNow', { count: seats })}
          {nextSeats === seats || state !== 'active' ? null : (
            <span className="text-soft"> ({t('seatsNext', { count: nextSeats })})</span>
          )}
        </Fact>
      ) : null}
      <Fact name={t('card')}>
        {card && card.state !== 'deleted' ? (
          <span className="tabular-nums">{cardText(card)}</span>
        ) : (
          <span className="text-danger">{t('noCard')}</span>
        )}{' '}
        <Link href="/billing/management#card" className="link text-sm whitespace-nowrap">
          {t('changeCard')}
        </Link>
      </Fact>
    </dl>
  )
}
