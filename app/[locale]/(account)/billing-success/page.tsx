import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { OutcomeView } from '@/components/billing/checkout/outcome-view'
import { PaymentResult } from '@/components/billing/checkout/payment-result'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { loadSuccessPage, type Query } from '@/lib/billing/checkout/loaders'
import { missingOutcome } from '@/lib/billing/checkout/status'
import { pageMetadata } from '@/lib/page-metadata'

type Props = { searchParams: Promise<Query> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'billingSuccess')
}

/** Where the card window leads to with a card. Opening it charges nothing: the island sends what it brought. */
export default async function BillingSuccessPage({ searchParams }: Props) {
  const { orderId, returned, failure, outcome } = await loadSuccessPage(await searchParams)
  return (
    <div className="page pb-12">
      <PageBreadcrumb page="billingSuccess" />
      <div className="pt-2 sm:pt-4">
        {orderId && outcome ? (
          <ClientMessages of={['checkout']}>
            <PaymentResult
              orderId={orderId}
              returned={returned}
              failure={failure}
              first={outcome}
            />
          </ClientMessages>
        ) : (
          <OutcomeView outcome={missingOutcome} />
        )}
      </div>
    </div>
  )
}
