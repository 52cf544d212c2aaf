import { useTranslations } from 'next-intl'
import { useWon } from '@/components/billing/use-won'
import { DataTable } from '@/components/ui/data-table'
import { DateTime } from '@/components/ui/date-time'
import type { PaymentRow } from '@/lib/billing/administration/schema'
import { OwnerName } from './owner-name'
import { PaidFor } from './paid-for'
import { ProviderCode } from './provider-code'
import { PaymentTag } from './state-tags'

const hrefOf = (row: PaymentRow) => `/admin/subscriptions/${row.subscription_id}`

/** The same payments, as a table and, where that would have to be scrolled, as a list. */
export function PaymentTable({ rows }: { rows: readonly PaymentRow[] }) {
  const t = useTranslations('adminBilling')
  const words = useTranslations('adminBilling.payments')
  const won = useWon('adminBilling')
  return (
    <>
      <div className="text-sm max-md:hidden">
        <DataTable
          caption={words('caption')}
          hideCaption
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'at',
              header: words('when'),
              cell: ({ at }) => <DateTime at={at} to="minute" />,
            },
            {
              key: 'who',
              header: words('who'),
              cell: (row) => <OwnerName email={row.email} href={hrefOf(row)} />,
            },
            {
              key: 'plan',
              header: words('what'),
              cell: (row) => (
                <span className="whitespace-nowrap">
                  <PaidFor payment={row} />{' '}
                  <span className="text-soft">{t('list.nth', { number: row.period })}</span>
                </span>
              ),
            },
            {
              key: 'amount',
              header: words('amount'),
              align: 'right',
              cell: ({ amount }) => <span className="whitespace-nowrap">{won(amount)}</span>,
            },
            {
              key: 'refunded',
              header: words('refunded'),
              align: 'right',
              cell: ({ refunded }) =>
                refunded > 0 ? (
                  <span className="whitespace-nowrap">{won(refunded)}</span>
                ) : (
                  <span className="text-soft">–</span>
                ),
            },
            {
              key: 'state',
              header: words('state'),
              cell: (row) => (
                <>
                  <PaymentTag payment={row} /> <ProviderCode code={row.failure_code} />
                </>
              ),
            },
            {
              key: 'order',
              header: words('order'),
              cell: ({ order_id }) => (
                <span className="font-mono text-xs break-all text-soft">{order_id}</span>
              ),
            },
          ]}
        />
      </div>
      <ul className="text-sm md:hidden" aria-label={words('caption')}>
        {rows.map((row) => (
          <li key={row.id} className="border-b border-line py-2.5">
            <p className="flex items-baseline justify-between gap-3">
              <OwnerName email={row.email} href={hrefOf(row)} />
              <span className="font-semibold whitespace-nowrap">{won(row.amount)}</span>
            </p>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <PaymentTag payment={row} />
              <span>
                <PaidFor payment={row} />
              </span>
              <span className="text-soft">{t('list.nth', { number: row.period })}</span>
              {row.refunded > 0 ? (
                <span className="text-soft">
                  {t('one.refunded', { amount: won(row.refunded) })}
                </span>
              ) : null}
            </p>
            <ProviderCode code={row.failure_code} />
            <p className="text-soft">
              <DateTime at={row.at} to="minute" />
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
