import { useTranslations } from 'next-intl'
import { CancelOptions } from '@/components/billing/account/cancel-options'
import { NextPlan } from '@/components/billing/account/next-plan'
import { useCardText } from '@/components/billing/account/use-card-text'
import { CardChange } from '@/components/billing/checkout/card-change'
import { SettingsSection } from '@/components/ui/settings-section'
import type { BillingAccount } from '@/lib/billing/loaders'
import type { Quote, Subscription } from '@/lib/billing/subscription/schema'
import { Link } from '@/lib/i18n/navigation'

type Props = {
  email: string
  billing: BillingAccount & { subscription: Subscription }
  quote: Quote | null
  /** What the card window is opened with; null where nobody can pay. */
  cardWindow: { clientKey: string; scriptUrl: string } | null
}

/** Everything that can be changed of a running subscription. */
export function OwnManagement({ email, billing, quote, cardWindow }: Props) {
  const t = useTranslations('billing')
  const cardText = useCardText()
  const { state, subscription, card, newest } = billing
  const isGone = !card || card.state === 'deleted'
  return (
    <>
      <SettingsSection isDense id="card" title={t('card.title')} text={t('card.text')}>
        <p className={isGone ? 'text-danger' : 'tabular-nums'}>
          {isGone ? t('facts.noCard') : cardText(card)}
        </p>
        {cardWindow ? (
          <CardChange {...cardWindow} email={email} />
        ) : (
          <p className="text-soft">{t('card.closed')}</p>
        )}
      </SettingsSection>
      <SettingsSection isDense id="plan" title={t('change.title')} text={t('change.text')}>
        {state === 'active' ? (
          <NextPlan subscription={subscription} />
        ) : (
          <p>{t(state === 'pastDue' ? 'change.pastDue' : 'change.cancelling')}</p>
        )}
      </SettingsSection>
      <SettingsSection isDense id="cancel" title={t('cancel.title')} text={t('cancel.text')}>
        <CancelOptions state={state} subscription={subscription} newest={newest} quote={quote} />
      </SettingsSection>
      <SettingsSection isDense id="receipts" title={t('receipts.title')}>
        <p>
          <Link href="/billing#payments" className="link">
            {t('receipts.link')}
          </Link>
        </p>
      </SettingsSection>
    </>
  )
}
