import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useWon } from '@/components/billing/use-won'
import { buttonClass } from '@/components/ui/button-class'
import { DialogButton } from '@/components/ui/overlay/dialog-button'
import { lastDay } from '@/lib/billing/last-day'
import type { BillingStatus } from '@/lib/billing/subscription/billing-status'
import type { Payment, Quote, Subscription } from '@/lib/billing/subscription/schema'
import { ActionForm } from './action-form'
import { ConfirmAction } from './confirm-action'
import { RefundQuote } from './refund-quote'
import { useDay } from './use-day'

type Props = {
  state: BillingStatus
  subscription: Subscription
  newest: Payment | null
  quote: Quote | null
}

function CancelOption({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="space-y-3">
      <h3 className="border-b border-line pb-1.5 font-semibold">{title}</h3>
      {children}
    </div>
  )
}

/** The ways out, each confirmed once: at the end of what is paid, or at once with what is left given back. */
export function CancelOptions({ state, subscription, newest, quote }: Props) {
  const t = useTranslations('billing.cancel')
  const won = useWon('pricing')
  const day = useDay()
  const { periodEnd, nextAmount } = subscription
  const last = day(lastDay(periodEnd))
  const amount = quote?.amount ?? 0
  const sum = quote ? <RefundQuote quote={quote} paid={newest} /> : null
  const renewal = { date: day(periodEnd), amount: won(nextAmount) }
  return (
    <>
      {state === 'active' ? (
        <CancelOption title={t('end.title')}>
          <p>{t('end.text', { date: last })}</p>
          <DialogButton opens="cancel-at-end" className={buttonClass()}>
            {t('end.open')}
          </DialogButton>
          <ConfirmAction
            act="cancelAtEnd"
            id="cancel-at-end"
            title={t('end.ask')}
            text={<p>{t('end.text', { date: last })}</p>}
            button={t('end.confirm')}
            look="danger"
          />
        </CancelOption>
      ) : null}
      {state === 'cancelling' ? (
        <CancelOption title={t('resume.title')}>
          <p>{t('resume.text', { ...renewal, last })}</p>
          <ActionForm act="resume" button={t('resume.confirm')} />
        </CancelOption>
      ) : null}
      <CancelOption title={t('now.title')}>
        {state === 'pastDue' ? (
          <p>{t('now.pastDue')}</p>
        ) : (
          <>
            <p>{t('now.text')}</p>
            <div className="space-y-1 border-l-2 border-line pl-3.5 text-sm">{sum}</div>
          </>
        )}
        <DialogButton opens="end-now" className={buttonClass()}>
          {amount > 0 ? t('now.openWith', { amount: won(amount) }) : t('now.open')}
        </DialogButton>
        <ConfirmAction
          act="endNow"
          id="end-now"
          title={t('now.ask')}
          text={
            <>
              <p>{t('now.effect')}</p>
              <p>{amount > 0 ? t('now.back', { amount: won(amount) }) : t('now.noBack')}</p>
            </>
          }
          button={amount > 0 ? t('now.confirmWith', { amount: won(amount) }) : t('now.confirm')}
          look="danger"
        >
          <input type="hidden" name="amount" value={amount} />
        </ConfirmAction>
      </CancelOption>
    </>
  )
}
