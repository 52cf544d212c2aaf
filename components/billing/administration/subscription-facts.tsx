import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useCardText } from '@/components/billing/account/use-card-text'
import { useWon } from '@/components/billing/use-won'
import { DateTime } from '@/components/ui/date-time'
import { DescriptionList } from '@/components/ui/description-list'
import type { SubscriptionDetail } from '@/lib/billing/administration/schema'
import { lastDay } from '@/lib/billing/last-day'
import { Link } from '@/lib/i18n/navigation'
import { KoreaDate } from './korea-date'
import { SubscriptionTag } from './state-tags'

const cardStates = { live: null, leaving: 'cardLeaving', deleted: 'cardGone' } as const

/** What was agreed, and how far it has come. */
export function SubscriptionFacts({ subscription: s }: { subscription: SubscriptionDetail }) {
  const t = useTranslations('adminBilling.one')
  const plan = useTranslations('adminBilling.plans')
  const won = useWon('adminBilling')
  const cardText = useCardText()
  const renews = s.state === 'active' || s.state === 'past_due'
  const cardState = cardStates[s.card.state]
  const soft = (text: string) => <span className="text-soft">{text}</span>
  const facts: [string, ReactNode][] = [
    [t('plan'), plan(s.plan_id)],
    [t('price'), won(s.price)],
    [
      t('period'),
      <span key="period">
        <KoreaDate day={s.period_start} /> – <KoreaDate day={lastDay(s.period_end)} />{' '}
        {soft(`(${t('nth', { number: s.period })})`)}
      </span>,
    ],
    [
      t('next'),
      renews ? (
        <span key="next">
          <KoreaDate day={s.period_end} />{' '}
          {s.next_plan_id && s.next_price !== null
            ? t('nextPlan', { plan: plan(s.next_plan_id), price: won(s.next_price) })
            : soft(t('samePlan'))}
        </span>
      ) : (
        soft(t('noNext'))
      ),
    ],
    [
      t('used'),
      s.used_at ? (
        <span key="used">
          {t('usedAt')} <DateTime at={s.used_at} to="minute" />
        </span>
      ) : (
        t('notUsed')
      ),
    ],
    [
      t('card'),
      <span key="card">
        {cardText(s.card) || '–'} {cardState ? soft(t(cardState)) : null}
      </span>,
    ],
    ...(s.consent
      ? [
          [
            t('consent'),
            <span key="consent">
              <DateTime at={s.consent.agreed_at} to="minute" />{' '}
              {soft(t('consentTo', { terms: s.consent.terms }))}
            </span>,
          ] satisfies [string, ReactNode],
        ]
      : []),
    [t('began'), <DateTime key="began" at={s.created_at} to="minute" />],
    ...(s.ended_at
      ? [
          [t('ended'), <DateTime key="ended" at={s.ended_at} to="minute" />] satisfies [
            string,
            ReactNode,
          ],
        ]
      : []),
    [
      t('id'),
      <span key="id" className="font-mono text-xs break-all">
        {s.id}
      </span>,
    ],
  ]
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="section-title">
        {t('facts')} <SubscriptionTag state={s.state} />
      </h2>
      <DescriptionList facts={facts} />
      {s.user_id ? (
        <p className="mt-3 text-sm">
          <Link href={`/admin/users/${s.user_id}`} className="link">
            {t('toUser')}
          </Link>
        </p>
      ) : null}
    </section>
  )
}
