import type { Metadata } from 'next'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { ActionHistory } from '@/components/billing/administration/action-history'
import { noonOf } from '@/components/billing/administration/korea-date'
import { OwnerName } from '@/components/billing/administration/owner-name'
import { PaymentTimeline } from '@/components/billing/administration/payment-timeline'
import { SubscriptionActions } from '@/components/billing/administration/subscription-actions'
import { SubscriptionFacts } from '@/components/billing/administration/subscription-facts'
import { AdminFrame } from '@/components/layout/admin/admin-frame'
import { ClientMessages } from '@/components/layout/client-messages'
import { NotFoundView } from '@/components/layout/errors/not-found-view'
import { BackLink } from '@/components/layout/navigation/back-link'
import { dateTimeFormats } from '@/components/ui/date-time'
import { loadSubscription } from '@/lib/billing/administration/loaders'
import { lastDay } from '@/lib/billing/last-day'
import { pageMetadata } from '@/lib/page-metadata'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'adminSubscriptions')
}

export default async function SubscriptionPage({ params }: Props) {
  const { user, subscription } = await loadSubscription((await params).id)
  if (!subscription) return <NotFoundView />
  const [t, format] = await Promise.all([getTranslations('adminBilling.one'), getFormatter()])
  const { id, state, period_end } = subscription
  const endsOn = format.dateTime(new Date(noonOf(lastDay(period_end))), dateTimeFormats.day)
  return (
    <AdminFrame
      user={user}
      page="adminSubscriptions"
      actions={<BackLink href="/admin/subscriptions">{t('back')}</BackLink>}
    >
      <p className="mb-6 border-b border-strong pb-3 text-lg font-bold">
        <OwnerName email={subscription.email} />
      </p>
      <ClientMessages of={['adminBilling']}>
        <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <SubscriptionFacts subscription={subscription} />
          <div className="space-y-10 lg:row-span-2">
            <SubscriptionActions id={id} state={state} lastDay={endsOn} />
            <ActionHistory acts={subscription.acts} />
          </div>
          <PaymentTimeline subscription={subscription} />
        </div>
      </ClientMessages>
    </AdminFrame>
  )
}
