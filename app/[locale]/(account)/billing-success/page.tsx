import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { OutcomeView } from '@/components/billing/checkout/outcome-view'
import { PaymentResult } from '@/components/billing/checkout/payment-result'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { loadSuccessPage, type Query } from '@/lib/billing/checkout/loaders'
import { pageMetadata } from '@/lib/page-metadata'

type Props = { searchParams: Promise<Query> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'billingSuccess')
}

const missing = {
  standing: 'missing',
  purpose: null,
  planId: null,
  code: null,
  paid: null,
} as const

/** Where the card window leads to with a card. Opening it charges nothing: the island sends what it brought. */
export default async function BillingSuccessPage({ searchParams }: Props) {
  const { orderId, came, outcome } = await loadSuccessPage(await searchParams)
  return (
    <div className="page pb-12">
      <PageBreadcrumb page="billingSuccess" />
      <div className="pt-2 sm:pt-4">
        {orderId && outcome ? (
          <ClientMessages of={['checkout']}>
            <PaymentResult orderId={orderId} came={came} first={outcome} />
          </ClientMessages>
        ) : (
          <OutcomeView outcome={missing} />
        )}
      </div>
    </div>
  )
}
