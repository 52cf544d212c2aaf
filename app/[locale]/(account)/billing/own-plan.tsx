import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/billing/account/action-form'
import { BillingFacts } from '@/components/billing/account/billing-facts'
import { PlanStatus } from '@/components/billing/account/plan-status'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import type { BillingAccount } from '@/lib/billing/loaders'
import { isLive } from '@/lib/billing/subscription/billing-status'
import { entitlements } from '@/lib/entitlements'
import { Link } from '@/lib/i18n/navigation'

/** The plan and what can be done about it; the next step first. */
export function OwnPlan({ billing }: { billing: BillingAccount }) {
  const t = useTranslations('billing')
  const { state, subscription, card, newest } = billing
  if (state === 'none' || !subscription) {
    const { questionsADay, documents } = entitlements['1month']
    return (
      <EmptyState
        title={t('none.title')}
        action={
          <Link href="/pricing" className={buttonClass('primary')}>
            {t('plans')}
          </Link>
        }
      >
        {t('none.text', { questions: questionsADay, documents })}
      </EmptyState>
    )
  }
  const manage = (part: 'card' | 'plan' | 'cancel', look: 'primary' | 'quiet' | 'bare') => (
    <Link href={`/billing/management#${part}`} className={buttonClass(look)}>
      {t(`manage.${part}`)}
    </Link>
  )
  return (
    <div>
      <PlanStatus state={state} subscription={subscription} newest={newest}>
        {state === 'active' ? manage('plan', 'quiet') : null}
        {state === 'cancelling' ? (
          <ActionForm act="resume" look="primary" button={t('cancel.resume.confirm')} />
        ) : null}
        {state === 'pastDue' ? manage('card', 'primary') : null}
        {isLive(state) ? manage('cancel', state === 'cancelling' ? 'bare' : 'quiet') : null}
        {state === 'cancelled' || state === 'expired' ? (
          <Link href="/pricing" className={buttonClass('primary')}>
            {t('plans')}
          </Link>
        ) : null}
      </PlanStatus>
      {isLive(state) ? (
        <BillingFacts state={state} subscription={subscription} card={card} />
      ) : null}
    </div>
  )
}
