import { useTranslations } from 'next-intl'
import { useWon } from '@/components/billing/use-won'
import { DataTable } from '@/components/ui/data-table'
import { DateTime } from '@/components/ui/date-time'
import { Pagination } from '@/components/ui/pagination'
import { Tag } from '@/components/ui/tag'
import { paymentsPerPage } from '@/lib/billing/constants'
import { lastDay } from '@/lib/billing/last-day'
import type { Payment } from '@/lib/billing/subscription/schema'

type Props = { payments: readonly Payment[]; total: number; page: number }

const atMidnight = (day: string) => `${day}T00:00:00+09:00`

/** What a payment came to. */
function outcomeOf({ state, refunded, amount }: Payment) {
  if (state === 'declined') return 'declined'
  if (state !== 'paid') return 'checking'
  if (refunded === 0) return 'paid'
  return refunded === amount ? 'refunded' : 'partly'
}

const tones = {
  paid: 'good',
  declined: 'danger',
  checking: 'warn',
  refunded: 'plain',
  partly: 'plain',
} as const

/** Every payment, with its receipt. */
export function PaymentHistory({ payments, total, page }: Props) {
  const t = useTranslations('billing.history')
  const plans = useTranslations('pricing.plan')
  const pager = useTranslations('pager')
  const won = useWon('pricing')
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="section-title scroll-mt-20">
        {t('title')}
      </h2>
      <DataTable
        caption={t('title')}
        hideCaption
        rows={payments}
        rowKey={({ id }) => id}
        empty={<span className="text-soft">{t('empty')}</span>}
        columns={[
          {
            key: 'date',
            header: t('date'),
            rowHeader: true,
            cell: ({ at }) => <DateTime at={at} />,
          },
          {
            key: 'plan',
            header: t('plan'),
            cell: ({ planId, kind, seats }) => (
              <span className="whitespace-nowrap">
                {kind === 'seats' ? t('seats', { count: seats }) : plans(planId)}
                {kind === 'period' && seats > 0 ? ` + ${t('seats', { count: seats })}` : null}
              </span>
            ),
          },
          {
            key: 'amount',
            header: t('amount'),
            align: 'right',
            cell: ({ amount }) => <span className="whitespace-nowrap">{won(amount)}</span>,
          },
          {
            key: 'state',
            header: t('state'),
            cell: (payment) => {
              const outcome = outcomeOf(payment)
              return <Tag tone={tones[outcome]}>{t(`outcome.${outcome}`)}</Tag>
            },
          },
          {
            key: 'refunded',
            header: t('refunded'),
            align: 'right',
            cell: ({ refunded }) =>
              refunded > 0 ? <span className="whitespace-nowrap">{won(refunded)}</span> : null,
          },
          {
            key: 'period',
            header: t('period'),
            cell: ({ periodStart, periodEnd }) => (
              <span className="whitespace-nowrap">
                <DateTime at={atMidnight(periodStart)} /> –{' '}
                <DateTime at={atMidnight(lastDay(periodEnd))} />
              </span>
            ),
          },
          {
            key: 'receipt',
            header: t('receipt'),
            cell: ({ receiptUrl }) =>
              receiptUrl ? (
                <a
                  href={receiptUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                  // Or the words for screen readers, which take no place, would widen the page.
                  className="link relative whitespace-nowrap"
                >
                  {t('open')}
                  <span className="sr-only"> {t('newTab')}</span>
                </a>
              ) : null,
          },
        ]}
      />
      <Pagination
        page={page}
        last={Math.ceil(total / paymentsPerPage)}
        href={(to) => (to === 1 ? '/billing#payments' : `/billing?page=${to}#payments`)}
        words={{
          label: t('pages'),
          previous: pager('previous'),
          next: pager('next'),
          page: (number) => pager('page', { page: number }),
        }}
      />
    </section>
  )
}
