import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useWon } from '@/components/billing/use-won'
import { DateTime } from '@/components/ui/date-time'
import { Tag } from '@/components/ui/tag'
import type { PaymentDetail } from '@/lib/billing/administration/schema'
import { ProviderCode } from './provider-code'
import { RefundTag } from './state-tags'

const tones = { paid: 'good', declined: 'danger', postponed: 'warn', unknown: 'warn' } as const

type Event = { key: string; at: string; what: ReactNode }

/** Everything that happened to one payment, in its order. */
export function PaymentEvents({ payment }: { payment: PaymentDetail }) {
  const t = useTranslations('adminBilling')
  const one = useTranslations('adminBilling.one')
  const won = useWon('adminBilling')
  const attempts = payment.attempts.map(
    ({ attempt, at, outcome, code }): Event => ({
      key: `attempt ${attempt}`,
      at,
      what: (
        <>
          {t('one.attempt', { number: attempt })}{' '}
          <Tag tone={outcome ? tones[outcome] : 'warn'}>{t(`outcome.${outcome ?? 'open'}`)}</Tag>{' '}
          <ProviderCode code={code} />
        </>
      ),
    }),
  )
  const refunds = payment.refunds.map(
    ({ id, at, kind, amount, state, code, reason, asked_by, done_at }): Event => ({
      key: id,
      at,
      what: (
        <>
          {t(`kind.${kind}`)} <span className="font-semibold">{won(amount)}</span>{' '}
          <RefundTag state={state} /> {state === 'done' ? null : <ProviderCode code={code} />}
          {asked_by || reason || done_at ? (
            <span className="flex flex-wrap gap-x-3 text-soft">
              {asked_by ? (
                <span className="break-all">{t('one.by', { email: asked_by })}</span>
              ) : null}
              {reason ? <span className="break-words">{t('one.reason', { reason })}</span> : null}
              {done_at ? (
                <span>
                  {one.rich('doneAt', { date: () => <DateTime at={done_at} to="minute" /> })}
                </span>
              ) : null}
            </span>
          ) : null}
        </>
      ),
    }),
  )
  const events = [...attempts, ...refunds].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return (
    <ol className="mt-1 border-s border-line ps-4">
      {events.map(({ key, at, what }) => (
        <li key={key} className="grid gap-x-4 py-1 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
          <span className="text-soft">
            <DateTime at={at} to="minute" />
          </span>
          <div className="min-w-0">{what}</div>
        </li>
      ))}
    </ol>
  )
}
