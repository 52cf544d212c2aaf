import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { DeclinedView, OutcomeView } from '@/components/billing/checkout/outcome-view'
import { ReportAbandoned } from '@/components/billing/checkout/report-abandoned'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { loadFailurePage, type Query } from '@/lib/billing/checkout/loaders'
import { pageMetadata } from '@/lib/page-metadata'

type Props = { searchParams: Promise<Query> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'billingFail')
}

/** An order that went on all the same is shown as it is, whatever the address says. */
const continuedStatuses = ['done', 'waiting', 'subscribed'] as const

/** Where the card window leads to without a card. */
export default async function BillingFailPage({ searchParams }: Props) {
  const { orderId, code, outcome } = await loadFailurePage(await searchParams)
  const hasContinued = continuedStatuses.some((each) => each === outcome?.status)
  return (
    <div className="page pb-12">
      <PageBreadcrumb page="billingFail" />
      <div className="pt-2 sm:pt-4">
        {outcome && hasContinued ? (
          <OutcomeView outcome={outcome} />
        ) : (
          <DeclinedView
            outcome={outcome ?? { purpose: null, planId: null }}
            code={code ?? outcome?.code ?? null}
          />
        )}
        {orderId && code ? <ReportAbandoned orderId={orderId} code={code} /> : null}
      </div>
    </div>
  )
}
