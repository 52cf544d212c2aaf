import { useTranslations } from 'next-intl'
import { useWon } from '@/components/billing/use-won'
import { DataTable } from '@/components/ui/data-table'
import { DateTime } from '@/components/ui/date-time'
import type { SubscriptionRow } from '@/lib/billing/administration/schema'
import { KoreaDate } from './korea-date'
import { OwnerName } from './owner-name'
import { SubscriptionTag } from './state-tags'

const hrefOf = ({ id }: SubscriptionRow) => `/admin/subscriptions/${id}`

/** What comes next: the next payment, the end, or when it ended. */
function Until({ row }: { row: SubscriptionRow }) {
  const t = useTranslations('adminBilling.list')
  const { ended_at, state, period_end } = row
  if (ended_at) {
    return (
      <span className="text-soft">
        {t.rich('ended', { date: () => <DateTime at={ended_at} /> })}
      </span>
    )
  }
  if (state === 'pending') return <span className="text-soft">–</span>
  const date = () => <KoreaDate day={period_end} />
  if (state === 'past_due') {
    return <span className="text-danger">{t.rich('unpaid', { date })}</span>
  }
  return t.rich(state === 'cancelling' ? 'ends' : 'renews', { date })
}

/** The same subscriptions, as a table and, where that would have to be scrolled, as a list. */
export function SubscriptionTable({ rows }: { rows: readonly SubscriptionRow[] }) {
  const t = useTranslations('adminBilling')
  const won = useWon('adminBilling')
  return (
    <>
      <div className="text-sm max-md:hidden">
        <DataTable
          caption={t('list.caption')}
          hideCaption
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'email',
              header: t('list.email'),
              rowHeader: true,
              cell: (row) => <OwnerName email={row.email} href={hrefOf(row)} />,
            },
            {
              key: 'state',
              header: t('list.state'),
              cell: ({ state }) => <SubscriptionTag state={state} />,
            },
            {
              key: 'plan',
              header: t('list.plan'),
              cell: ({ plan_id, next_plan_id }) => (
                <span className="whitespace-nowrap">
                  {t(`plans.${plan_id}`)}
                  {next_plan_id ? ` → ${t(`plans.${next_plan_id}`)}` : null}
                </span>
              ),
            },
            {
              key: 'price',
              header: t('list.price'),
              align: 'right',
              cell: ({ price }) => <span className="whitespace-nowrap">{won(price)}</span>,
            },
            {
              key: 'period',
              header: t('list.period'),
              align: 'right',
              cell: ({ period }) => period,
            },
            {
              key: 'until',
              header: t('list.until'),
              cell: (row) => <Until row={row} />,
            },
            {
              key: 'since',
              header: t('list.since'),
              cell: ({ created_at }) => <DateTime at={created_at} />,
            },
          ]}
        />
      </div>
      <ul className="text-sm md:hidden" aria-label={t('list.caption')}>
        {rows.map((row) => (
          <li key={row.id} className="border-b border-line py-2.5">
            <p>
              <OwnerName email={row.email} href={hrefOf(row)} />
            </p>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <SubscriptionTag state={row.state} />
              <span>{t(`plans.${row.plan_id}`)}</span>
              <span>{won(row.price)}</span>
              <span className="text-soft">{t('list.nth', { number: row.period })}</span>
            </p>
            <p className="text-soft">
              <Until row={row} />
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
