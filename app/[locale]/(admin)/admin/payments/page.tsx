import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { AttentionList } from '@/components/billing/administration/attention-list'
import { EmptyList } from '@/components/billing/administration/empty-list'
import { ExportForm } from '@/components/billing/administration/export-form'
import { ListPagination } from '@/components/billing/administration/list-pagination'
import { PaymentFilter } from '@/components/billing/administration/payment-filter'
import { PaymentTable } from '@/components/billing/administration/payment-table'
import { ReadFailure } from '@/components/billing/administration/read-failure'
import { RevenueReport } from '@/components/billing/administration/revenue-report'
import { RevenueSteps } from '@/components/billing/administration/revenue-steps'
import { AdminFrame } from '@/components/layout/admin/admin-frame'
import { paymentsPerPage } from '@/lib/billing/administration/constants'
import {
  isNarrowed,
  type Params,
  parsePaymentQuery,
  paymentListPath,
} from '@/lib/billing/administration/list-query'
import { loadPayments } from '@/lib/billing/administration/loaders'
import { thisMonth } from '@/lib/billing/administration/span'
import { getPathname } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'

type Props = { searchParams: Promise<Params> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'adminPayments')
}

export default async function PaymentsPage({ searchParams }: Props) {
  const query = parsePaymentQuery(await searchParams)
  const { user, list, revenue, attention, now } = await loadPayments(query)
  const [locale, t] = await Promise.all([getLocale(), getTranslations('adminBilling')])
  const retry = <ReadFailure retry={paymentListPath(query, { page: query.page })} />
  return (
    <AdminFrame user={user} page="adminPayments">
      <section aria-labelledby="look">
        <h2 id="look" className="text-lg font-bold">
          {t('look.title')}
        </h2>
        <div className="mt-2">{attention ? <AttentionList attention={attention} /> : retry}</div>
      </section>
      <section aria-labelledby="revenue" className="mt-10">
        <div className="mb-2 flex flex-wrap items-end justify-between gap-x-6">
          <h2 id="revenue" className="text-lg font-bold">
            {t('revenue.title')}
          </h2>
          <RevenueSteps query={query} />
        </div>
        {revenue ? <RevenueReport revenue={revenue} step={query.by} /> : retry}
      </section>
      <section aria-labelledby="list" className="mt-10">
        <h2 id="list" className="section-title scroll-mt-20">
          {t('payments.title')}
        </h2>
        <PaymentFilter query={query} action={getPathname({ locale, href: '/admin/payments' })} />
        {list ? (
          <>
            <p role="status" className="py-2 text-sm text-soft">
              {t('payments.found', { total: list.total })}
            </p>
            {list.payments.length > 0 ? (
              <PaymentTable rows={list.payments} />
            ) : (
              <EmptyList
                of="payments"
                total={list.total}
                narrowed={isNarrowed(query)}
                first={paymentListPath(query)}
              />
            )}
            <ListPagination
              page={query.page}
              total={list.total}
              perPage={paymentsPerPage}
              href={(page) => paymentListPath(query, { page })}
            />
          </>
        ) : (
          <div className="mt-4">{retry}</div>
        )}
      </section>
      <ExportForm locale={locale} usual={thisMonth(now)} />
    </AdminFrame>
  )
}
