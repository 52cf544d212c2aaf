import { useTranslations } from 'next-intl'
import { useWon } from '@/components/billing/use-won'
import { DateTime } from '@/components/ui/date-time'
import { Tag } from '@/components/ui/tag'
import type { Attention } from '@/lib/billing/administration/schema'
import { OwnerName } from './owner-name'
import { ProviderCode } from './provider-code'

type Line = {
  key: string
  tone: 'warn' | 'danger'
  what: string
  email: string | null
  href?: string
  amount?: number
  code?: string | null
  /** Since when, and what comes next. */
  at: string
  next?: string | null
  hint?: string
}

/** What payments and refunds that need a look have alike. */
function moneyOf(of: Attention['payments' | 'refunds'][number]) {
  const { id, subscription_id, email, amount, code, at, try_at } = of
  const href = `/admin/subscriptions/${subscription_id}`
  return { key: id, email, href, amount, code, at, next: try_at }
}

function useLines({ payments, refunds, notices }: Attention): Line[] {
  const t = useTranslations('adminBilling.look')
  return [
    ...payments.map(
      (payment): Line => ({
        ...moneyOf(payment),
        tone: payment.state === 'declined' ? 'danger' : 'warn',
        what: t(payment.state === 'declined' ? 'declined' : 'uncertain'),
      }),
    ),
    ...refunds.map((refund): Line => {
      const isRefused = refund.state === 'refused'
      return {
        ...moneyOf(refund),
        tone: isRefused ? 'danger' : 'warn',
        what: t(isRefused ? 'refundRefused' : 'refundOpen'),
        ...(isRefused ? { hint: t('refundRefusedHint') } : {}),
      }
    }),
    ...notices.map(({ id, kind, user_id, email, at }): Line => {
      const name = `notices.${kind}` as 'notices.receipt'
      return {
        key: `notice ${id}`,
        tone: 'warn',
        what: `${t('notice')}: ${t.has(name) ? t(name) : kind}`,
        email,
        ...(user_id ? { href: `/admin/users/${user_id}` } : {}),
        at,
      }
    }),
  ]
}

/** What somebody has to look at, renewals that could not be charged first. */
export function AttentionList({ attention }: { attention: Attention }) {
  const t = useTranslations('adminBilling.look')
  const won = useWon('adminBilling')
  const lines = useLines(attention)
  if (lines.length === 0) return <p className="text-sm text-soft">{t('none')}</p>
  return (
    <ul className="border-t border-strong text-sm">
      {lines.map(({ key, tone, what, email, href, amount, code, at, next, hint }) => (
        <li
          key={key}
          className="grid items-baseline gap-x-4 gap-y-0.5 border-b border-line py-2 md:grid-cols-[16rem_minmax(0,1fr)_7rem_15rem]"
        >
          <span>
            <Tag tone={tone}>{what}</Tag>
          </span>
          <span className="min-w-0">
            <OwnerName email={email} {...(href ? { href } : {})} />{' '}
            <ProviderCode code={code ?? null} />
            {hint ? <span className="block text-soft">{hint}</span> : null}
          </span>
          <span className="whitespace-nowrap md:text-right">
            {amount === undefined ? null : won(amount)}
          </span>
          <span className="text-soft">
            {t.rich(next ? 'next' : 'since', {
              date: () => <DateTime at={next ?? at} to="minute" />,
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}
