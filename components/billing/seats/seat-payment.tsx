import { useTranslations } from 'next-intl'
import { useDay } from '@/components/billing/account/use-day'
import { buttonClass } from '@/components/ui/button-class'
import { SettingsSection } from '@/components/ui/settings-section'
import { plans } from '@/lib/billing/constants'
import { lastDay } from '@/lib/billing/last-day'
import type { OrganizationSeats } from '@/lib/billing/seats/schema'
import type { Subscription } from '@/lib/billing/subscription/schema'
import { Link } from '@/lib/i18n/navigation'
import { AddSeatsForm } from './add-seats-form'
import { NextSeatsForm } from './next-seats-form'
import type { SeatTerms } from './seat-cost'

type Props = {
  organization: string
  seats: OrganizationSeats
  /** What the person pays with; null where they do not subscribe. */
  subscription: Subscription | null
  today: string
}

/** The same as the database reckons: what was agreed stays while any seat is paid for. */
function termsOf(subscription: Subscription, today: string): SeatTerms {
  const { planId, nextPlanId, periodStart, periodEnd, nextPrice, nextSeats } = subscription
  const listed = (wanted: string) => plans.find(({ id }) => id === wanted)?.seatPrice ?? 0
  const agreed = subscription.seats > 0 ? subscription.seatPrice : null
  const price = agreed ?? listed(planId)
  return {
    price,
    start: periodStart,
    end: periodEnd,
    today,
    next: {
      plan: nextPrice,
      seatPrice: nextPlanId === planId ? price : (subscription.nextSeatPrice ?? listed(nextPlanId)),
      seats: nextSeats,
    },
  }
}

/** What whoever pays for seats can do: add some, or fewer with the renewal; or what stands in the way. */
export function SeatPayment({ organization, seats, subscription, today }: Props) {
  const t = useTranslations('seats')
  const day = useDay()
  if (subscription?.state !== 'active' || subscription.cancelling) {
    const [why, path] = !subscription
      ? (['noSubscription', '/pricing'] as const)
      : subscription.state === 'active'
        ? (['cancelling', '/billing'] as const)
        : (['pastDue', '/billing/management#card'] as const)
    const name = { noSubscription: 'plans', cancelling: 'billing', pastDue: 'card' } as const
    const date = subscription ? day(lastDay(subscription.periodEnd)) : ''
    return (
      <SettingsSection id="add" title={t('add.title')} text={t('add.text')} isDense>
        <p>{t(`pay.${why}`, { date })}</p>
        <Link href={path} className={buttonClass('primary')}>
          {t(`pay.${name[why]}`)}
        </Link>
      </SettingsSection>
    )
  }
  const terms = termsOf(subscription, today)
  const mine = seats.paid.find(({ isMe }) => isMe)
  return (
    <>
      <SettingsSection id="add" title={t('add.title')} text={t('add.text')} isDense>
        <AddSeatsForm organization={organization} terms={terms} />
      </SettingsSection>
      {mine ? (
        <SettingsSection id="next" title={t('next.title')} text={t('next.text')} isDense>
          <NextSeatsForm
            key={`${mine.seats} ${mine.nextSeats}`}
            organization={organization}
            held={mine.seats}
            nextHeld={mine.nextSeats}
            terms={terms}
          />
        </SettingsSection>
      ) : null}
    </>
  )
}
