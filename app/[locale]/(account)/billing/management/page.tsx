import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { cardWindowOf } from '@/lib/billing/checkout/availability'
import { loadBilling, loadQuote, requireBillingManagement } from '@/lib/billing/loaders'
import { isLive } from '@/lib/billing/subscription/billing-status'
import { env } from '@/lib/env'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'
import { OwnManagement } from './own-management'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'billingManagement')
}

/** Another card, another plan, and the ways out. Whole at once: what is streamed in later stays hidden without script. */
export default async function ManagementPage() {
  const user = await requireBillingManagement()
  const [t, billing, quote] = await Promise.all([
    getTranslations('billing'),
    loadBilling(user),
    loadQuote(user),
  ])
  const { state, subscription } = billing
  return (
    <div className="page pb-10">
      <PageBreadcrumb page="billingManagement" />
      <h1 className="pt-2 pb-5 text-2xl font-bold tracking-tight sm:pt-4">{t('manage.title')}</h1>
      {subscription && isLive(state) ? (
        <ClientMessages of={['billingActions', 'checkout']}>
          <OwnManagement
            email={user.email}
            billing={{ ...billing, subscription }}
            quote={quote}
            cardWindow={cardWindowOf(env())}
          />
        </ClientMessages>
      ) : (
        <EmptyState
          title={t(state === 'pending' ? 'state.pending' : 'none.title')}
          action={
            <Link
              href={state === 'pending' ? '/billing' : '/pricing'}
              className={buttonClass('primary')}
            >
              {t(state === 'pending' ? 'back' : 'plans')}
            </Link>
          }
        >
          {state === 'pending' ? t('text.pending') : t('manage.nothing')}
        </EmptyState>
      )}
    </div>
  )
}
