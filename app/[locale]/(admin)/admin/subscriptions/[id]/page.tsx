import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { ActsHistory } from '@/components/billing/ledger/acts-history'
import { lastDayOf, noonOf } from '@/components/billing/ledger/korea-date'
import { OwnerName } from '@/components/billing/ledger/owner-name'
import { PaymentTimeline } from '@/components/billing/ledger/payment-timeline'
import { SubscriptionActs } from '@/components/billing/ledger/subscription-acts'
import { SubscriptionFacts } from '@/components/billing/ledger/subscription-facts'
import { AdminFrame } from '@/components/layout/admin-frame'
import { BackLink } from '@/components/layout/back-link'
import { IslandMessages } from '@/components/layout/island-messages'
import { momentForms } from '@/components/ui/moment'
import { loadSubscription } from '@/lib/billing/ledger/loaders'
import { pageMetadata } from '@/lib/page-metadata'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'adminSubscriptions')
}

export default async function SubscriptionPage({ params }: Props) {
  const { user, subscription } = await loadSubscription((await params).id)
  if (!subscription) notFound()
  const [t, format] = await Promise.all([getTranslations('adminBilling.one'), getFormatter()])
  const { id, state, period_end } = subscription
  const lastDay = format.dateTime(new Date(noonOf(lastDayOf(period_end))), momentForms.day)
  return (
    <AdminFrame
      user={user}
      page="adminSubscriptions"
      actions={<BackLink href="/admin/subscriptions">{t('back')}</BackLink>}
    >
      <p className="mb-6 border-b border-strong pb-3 text-lg font-bold">
        <OwnerName email={subscription.email} />
      </p>
      <IslandMessages of={['adminBilling']}>
        <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <SubscriptionFacts subscription={subscription} />
          <div className="space-y-10 lg:row-span-2">
            <SubscriptionActs id={id} state={state} lastDay={lastDay} />
            <ActsHistory acts={subscription.acts} />
          </div>
          <PaymentTimeline subscription={subscription} />
        </div>
      </IslandMessages>
    </AdminFrame>
  )
}
