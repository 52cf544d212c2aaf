import { useFormatter, useTranslations } from 'next-intl'
import { subscriptionStatuses } from '@/lib/billing/administration/constants'
import {
  type SubscriptionQuery,
  subscriptionListPath,
} from '@/lib/billing/administration/list-query'
import type { SubscriptionList } from '@/lib/billing/administration/schema'
import { Link } from '@/lib/i18n/navigation'

/** States as links, each with how many of those found are in it. */
export function SubscriptionStates({
  query,
  counts,
}: {
  query: SubscriptionQuery
  counts: SubscriptionList['counts']
}) {
  const t = useTranslations('adminBilling')
  const format = useFormatter()
  const all = Object.values(counts).reduce((sum, count) => sum + (count ?? 0), 0)
  return (
    <nav aria-label={t('list.states')} className="border-b border-line">
      <ul className="-mb-px flex gap-x-1 overflow-x-auto">
        {([undefined, ...subscriptionStatuses] as const).map((state) => (
          <li key={state ?? 'all'}>
            <Link
              href={subscriptionListPath(query, { state })}
              aria-current={state === query.state ? 'page' : undefined}
              className="block min-h-10 border-b-2 border-transparent px-3 py-2 text-sm font-medium whitespace-nowrap text-soft -outline-offset-2 hover:text-ink aria-[current]:border-seal aria-[current]:font-bold aria-[current]:text-ink"
            >
              {t(`states.${state ?? 'all'}`)}{' '}
              <span className="font-normal text-soft">
                {format.number(state ? (counts[state] ?? 0) : all)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
