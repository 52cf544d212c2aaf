import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { EmptyList } from '@/components/billing/administration/empty-list'
import { ListPagination } from '@/components/billing/administration/list-pagination'
import { ReadFailure } from '@/components/billing/administration/read-failure'
import { SubscriptionFilter } from '@/components/billing/administration/subscription-filter'
import { SubscriptionStates } from '@/components/billing/administration/subscription-states'
import { SubscriptionTable } from '@/components/billing/administration/subscription-table'
import { AdminFrame } from '@/components/layout/admin/admin-frame'
import { subscriptionsPerPage } from '@/lib/billing/administration/constants'
import {
  type Params,
  parseSubscriptionQuery,
  subscriptionListPath,
} from '@/lib/billing/administration/list-query'
import { loadSubscriptions } from '@/lib/billing/administration/loaders'
import { getPathname } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'

type Props = { searchParams: Promise<Params> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'adminSubscriptions')
}

export default async function SubscriptionsPage({ searchParams }: Props) {
  const query = parseSubscriptionQuery(await searchParams)
  const { user, list } = await loadSubscriptions(query)
  const [locale, t] = await Promise.all([getLocale(), getTranslations('adminBilling.list')])
  const narrowed = Boolean(query.q || query.plan || query.state)
  return (
    <AdminFrame user={user} page="adminSubscriptions">
      <SubscriptionFilter
        query={query}
        action={getPathname({ locale, href: '/admin/subscriptions' })}
      />
      <div className="mt-4">
        {list ? (
          <>
            <SubscriptionStates query={query} counts={list.counts} />
            <p role="status" className="py-2 text-sm text-soft">
              {t('found', { total: list.total })}
            </p>
            {list.subscriptions.length > 0 ? (
              <SubscriptionTable rows={list.subscriptions} />
            ) : (
              <EmptyList
                of="list"
                total={list.total}
                narrowed={narrowed}
                first={subscriptionListPath(query)}
              />
            )}
            <ListPagination
              page={query.page}
              total={list.total}
              perPage={subscriptionsPerPage}
              href={(page) => subscriptionListPath(query, { page })}
            />
          </>
        ) : (
          <ReadFailure retry={subscriptionListPath(query, { page: query.page })} />
        )}
      </div>
    </AdminFrame>
  )
}
