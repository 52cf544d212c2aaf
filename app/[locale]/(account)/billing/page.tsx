import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { DoneNotice } from '@/components/billing/account/done-notice'
import { OpenRefunds } from '@/components/billing/account/open-refunds'
import { PaymentHistory } from '@/components/billing/account/payment-history'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { readBillingQuery } from '@/lib/billing/billing-query'
import { loadBilling, loadPayments, requireBilling } from '@/lib/billing/loaders'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'
import { OwnPlan } from './own-plan'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'billing')
}

/** What somebody pays: the plan, the next payment, the card, and every payment so far. */
export default async function BillingPage({ searchParams }: Props) {
  const { page, done } = readBillingQuery(await searchParams)
  const user = await requireBilling('/billing')
  const [t, billing, history] = await Promise.all([
    getTranslations('billing'),
    loadBilling(user),
    loadPayments(user, page),
  ])
  return (
    <div className="page pb-14">
      <PageBreadcrumb page="billing" />
      <h1 className="pt-2 pb-5 text-2xl font-bold tracking-tight sm:pt-4">{t('title')}</h1>
      <ClientMessages of={['billingActions']}>
        <div className="space-y-8">
          {done ? (
            <DoneNotice tone={done === 'refunding' ? 'warn' : 'good'}>
              {t(`done.${done}`)}
            </DoneNotice>
          ) : null}
          <OpenRefunds refunds={billing.refunds} />
          <OwnPlan billing={billing} />
          {history.total > 0 ? <PaymentHistory {...history} page={page} /> : null}
          <p className="text-sm text-soft">
            <Link href="/paid-service-policy" className="link">
              {t('policy')}
            </Link>
          </p>
        </div>
      </ClientMessages>
    </div>
  )
}
