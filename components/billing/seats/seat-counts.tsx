import { useTranslations } from 'next-intl'
import { useDay } from '@/components/billing/account/use-day'
import { DescriptionList } from '@/components/ui/description-list'
import { Notice } from '@/components/ui/notice'
import { lastDay } from '@/lib/billing/last-day'
import type { OrganizationSeats } from '@/lib/billing/seats/schema'

/** How many seats there are, where they come from, and how many are taken. */
export function SeatCounts({ seats }: { seats: OrganizationSeats }) {
  const t = useTranslations('seats.now')
  const day = useDay()
  const { included, taken, seats: all, paid } = seats
  const count = (value: number) => t('count', { count: value })
  return (
    <>
      <DescriptionList
        facts={[
          [t('included'), count(included)],
          [
            t('paid'),
            paid.length === 0 ? (
              t('none')
            ) : (
              <ul key="paid" className="space-y-1">
                {paid.map(({ payer, isMe, seats: held, nextSeats, periodEnd }) => {
                  const date = day(lastDay(periodEnd))
                  return (
                    <li key={`${payer} ${periodEnd}`}>
                      <span className="font-semibold">{count(held)}</span>{' '}
                      <span className="text-soft">
                        {isMe
                          ? t('mine', { date })
                          : t('payer', { payer: payer ?? t('unknown'), date })}
                        {nextSeats === held
                          ? null
                          : `, ${nextSeats === 0 ? t('ends') : t('next', { count: nextSeats })}`}
                      </span>
                    </li>
                  )
                })}
              </ul>
            ),
          ],
          [t('all'), count(all)],
          [t('taken'), count(taken)],
          [t('free'), <strong key="free">{count(Math.max(all - taken, 0))}</strong>],
        ]}
      />
      {taken > all ? <Notice tone="warn">{t('over')}</Notice> : null}
    </>
  )
}
