import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CheckoutForm } from '@/components/billing/checkout/checkout-form'
import { CheckoutUnavailable } from '@/components/billing/checkout/checkout-unavailable'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { Notice } from '@/components/ui/notice'
import { loadPaymentPage, type Query } from '@/lib/billing/checkout/loaders'
import { redirect } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'

type Props = { searchParams: Promise<Query> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'payment')
}

/** The same as the dialog, for whoever comes by an address, a login, or the way back from the card window. */
export default async function PaymentPage({ searchParams }: Props) {
  const [{ place, plan }, t, locale] = await Promise.all([
    loadPaymentPage(await searchParams),
    getTranslations('checkout'),
    getLocale(),
  ])
  if (place.state === 'subscribed') return redirect({ href: '/billing', locale })
  return (
    <div className="page pb-12">
      <PageBreadcrumb page="payment" />
      <h1 className="pt-2 pb-5 text-2xl font-bold tracking-tight sm:pt-4">{t('title')}</h1>
      {place.state === 'ready' ? (
        <>
          <noscript>
            <div className="mb-6">
              <Notice tone="warn">{t('needsScript')}</Notice>
            </div>
          </noscript>
          <ClientMessages of={['checkout', 'phone']}>
            <CheckoutForm place={place} plan={plan} />
          </ClientMessages>
        </>
      ) : (
        <CheckoutUnavailable state={place.state} />
      )}
    </div>
  )
}
