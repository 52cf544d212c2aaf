import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useWon } from '@/components/billing/use-won'
import { dateTimeFormats } from '@/components/ui/date-time'
import { Tag } from '@/components/ui/tag'
import { lastDay } from '@/lib/billing/last-day'
import { declineReason } from '@/lib/billing/provider-codes'
import type { BillingStatus } from '@/lib/billing/subscription/billing-status'
import type { Payment, Subscription } from '@/lib/billing/subscription/schema'
import { useDay } from './use-day'

export type PlanStatusProps = {
  state: Exclude<BillingStatus, 'none'>
  subscription: Subscription
  newest: Payment | null
  /** What can be done about it. */
  children?: ReactNode
}

const tones = {
  pending: 'warn',
  active: 'good',
  cancelling: 'warn',
  pastDue: 'danger',
  cancelled: 'plain',
  expired: 'plain',
} as const

/** How the subscription stands, in words: what happens next, when, and for how much. */
export function PlanStatus({ state, subscription, newest, children }: PlanStatusProps) {
  const t = useTranslations('billing')
  const plans = useTranslations('pricing.plan')
  const won = useWon('pricing')
  return (
    <section aria-labelledby="plan-state" className="border-y border-strong py-5">
      <h2 id="plan-state" className="flex flex-wrap items-center gap-x-3 text-xl font-bold">
        {t('planName', { plan: plans(subscription.planId) })}
        <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
      </h2>
      <p className="mt-2 max-w-[42em]">{useSentence({ state, subscription, newest })}</p>
      {state === 'pastDue' && newest?.state === 'declined' ? (
        <p className="mt-1 max-w-[42em] text-sm text-soft">
          {t('refused', { reason: t(`reasons.${declineReason(newest.failureCode)}`) })}{' '}
          {t('pastDueOn', { amount: won(newest.amount) })}
        </p>
      ) : null}
      {children ? <div className="mt-4 flex flex-wrap items-start gap-2">{children}</div> : null}
    </section>
  )
}

function useSentence({ state, subscription, newest }: PlanStatusProps): string {
  const t = useTranslations('billing.text')
  const plans = useTranslations('pricing.plan')
  const format = useFormatter()
  const won = useWon('pricing')
  const day = useDay()
  const { planId, periodEnd, nextPlanId, nextAmount, endedAt } = subscription
  const ended = endedAt ? format.dateTime(new Date(endedAt), { dateStyle: 'long' }) : ''
  if (state === 'active') {
    const next = { date: day(periodEnd), amount: won(nextAmount), plan: plans(nextPlanId) }
    return t(nextPlanId === planId ? 'active' : 'activeOther', next)
  }
  if (state === 'cancelling') return t('cancelling', { date: day(lastDay(periodEnd)) })
  if (state === 'pastDue') {
    return newest?.tryAt
      ? t('pastDue', { date: format.dateTime(new Date(newest.tryAt), dateTimeFormats.minute) })
      : t('pastDueChecking')
  }
  return t(state, { date: ended })
}
