import { useTranslations } from 'next-intl'
import { useWon } from '@/components/billing/use-won'
import { DateTime } from '@/components/ui/date-time'
import type { BillingAction } from '@/lib/billing/administration/schema'
import { KoreaDate } from './korea-date'

/** What administrators did with one subscription, the newest first. */
export function ActionHistory({ acts }: { acts: readonly BillingAction[] }) {
  const words = useTranslations('adminBilling')
  const t = useTranslations('adminBilling.act')
  const won = useWon('adminBilling')
  const named = (action: string) => {
    const key = action as 'billing.refunded'
    return t.has(key) ? t(key) : action
  }
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="section-title">
        {words('one.acts')}
      </h2>
      {acts.length === 0 ? (
        <p className="mt-2 text-sm text-soft">{words('one.noActs')}</p>
      ) : (
        <ul className="mt-2 text-sm">
          {acts.map(({ id, action, actor, detail, at }) => (
            <li key={id} className="border-b border-line py-1.5">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span>
                  <span className="font-medium">{named(action)}</span>{' '}
                  {typeof detail.amount === 'number' ? won(detail.amount) : null}{' '}
                  {typeof detail.on === 'string'
                    ? t.rich('detail.on', {
                        date: () => <KoreaDate day={String(detail.on)} />,
                      })
                    : null}
                  {detail.ended === true ? t('detail.endedToo') : null}
                </span>
                <span className="text-soft">
                  <DateTime at={at} to="minute" />
                </span>
              </p>
              {typeof detail.reason === 'string' && detail.reason ? (
                <p className="break-words">{detail.reason}</p>
              ) : null}
              <p className="break-all text-soft">{actor ?? words('gone')}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
