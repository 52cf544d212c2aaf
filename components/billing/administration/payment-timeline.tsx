import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useWon } from '@/components/billing/use-won'
import { DateTime } from '@/components/ui/date-time'
import type { SubscriptionDetail } from '@/lib/billing/administration/schema'
import { lastDay } from '@/lib/billing/last-day'
import { actionablePayment } from './actionable-payment'
import { KoreaDate } from './korea-date'
import { PaidFor } from './paid-for'
import { PaymentActions } from './payment-actions'
import { PaymentEvents } from './payment-events'
import { PaymentTag } from './state-tags'

/** The periods of a subscription, the newest first, each with what was asked for and what went back. */
export function PaymentTimeline({ subscription }: { subscription: SubscriptionDetail }) {
  const t = useTranslations('adminBilling.one')
  const won = useWon('adminBilling')
  const ended = subscription.ended_at !== null
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="section-title">
        {t('payments')}
      </h2>
      <ul className="text-sm">
        {subscription.payments.map((payment) => (
          <li key={payment.id} className="border-b border-line py-4">
            <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
              <div className="min-w-0">
                <h3 className="flex flex-wrap items-baseline gap-x-2 font-bold">
                  {t('nth', { number: payment.period })}
                  <span className="font-normal">
                    <KoreaDate day={payment.period_start} /> –{' '}
                    <KoreaDate day={lastDay(payment.period_end)} />
                  </span>
                </h3>
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <span>
                    <PaidFor payment={payment} />
                  </span>
                  <span className="font-semibold">{won(payment.amount)}</span>
                  <PaymentTag payment={payment} />
                  {payment.refunded > 0 ? (
                    <span>{t('refunded', { amount: won(payment.refunded) })}</span>
                  ) : null}
                  {payment.try_at ? (
                    <span className="text-soft">
                      {t.rich('tryAt', {
                        date: () => <DateTime at={payment.try_at ?? ''} to="minute" />,
                      })}
                    </span>
                  ) : null}
                </p>
                <p className="flex flex-wrap gap-x-3 text-soft">
                  <span>
                    {t('order')}{' '}
                    <span className="font-mono text-xs break-all">{payment.order_id}</span>
                  </span>
                  {payment.receipt_url ? (
                    <a
                      href={payment.receipt_url}
                      target="_blank"
                      rel="noopener noreferrer"
                      className="link inline-flex items-center gap-1"
                    >
                      {t('receipt')}
                      <ExternalLink size={14} aria-label={t('newTab')} role="img" />
                    </a>
                  ) : null}
                </p>
              </div>
              <PaymentActions
                payment={actionablePayment(payment, ended, subscription.card.number)}
              />
            </div>
            <PaymentEvents payment={payment} />
          </li>
        ))}
      </ul>
    </section>
  )
}
