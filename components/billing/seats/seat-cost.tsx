import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useDay } from '@/components/billing/account/use-day'
import { daysLeft, seatsDue } from '@/lib/billing/seats/seats-due'
import { daysBetween } from '@/lib/korean-law/calendar/calendar-day'

/** What is paid for a seat, now and with the next renewal. */
export type SeatTerms = {
  /** Of one seat for the whole of the present period, in won. */
  price: number
  start: string
  /** The day of the renewal. */
  end: string
  today: string
  /** What the renewal counts without the seats that are added. */
  next: { plan: number; seatPrice: number; seats: number }
}

function Cost({ name, amount, children }: { name: string; amount: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-2">
      <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{name}</span>
        <strong className="ml-auto text-lg whitespace-nowrap tabular-nums">{amount}</strong>
      </dt>
      <dd className="text-sm text-soft tabular-nums">{children}</dd>
    </div>
  )
}

/** What seats cost that are added now: at once, and from the renewal on. */
export function SeatCost({ count, terms }: { count: number; terms: SeatTerms }) {
  const t = useTranslations('seats')
  const day = useDay()
  const won = (amount: number) => t('won', { amount })
  const { price, start, end, today, next } = terms
  const [days, left] = [daysBetween(start, end), daysLeft({ start, end }, today)]
  const seats = next.seats + count
  const seatsAmount = seats * next.seatPrice
  return (
    <div aria-live="polite">
      <dl className="border-t border-strong">
        <Cost name={t('add.now')} amount={won(seatsDue(count, { price, start, end }, today))}>
          {left === days
            ? t('add.whole', { count, price: won(price) })
            : t('add.sum', { count, price: won(price), left, days })}
        </Cost>
        <Cost name={t('add.renewal', { date: day(end) })} amount={won(next.plan + seatsAmount)}>
          {t('add.renewalSum', { plan: won(next.plan), count: seats, seats: won(seatsAmount) })}
        </Cost>
      </dl>
      <p className="pt-2 text-sm text-soft">{t('add.vat')}</p>
    </div>
  )
}
