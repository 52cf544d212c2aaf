import { Check, CircleAlert, Clock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { DateTime } from '@/components/ui/date-time'
import type { CheckoutOutcome, FirstPayment } from '@/lib/billing/checkout/status'
import type { PlanId } from '@/lib/billing/constants'
import { failureReason } from '@/lib/billing/provider-codes'
import { Link } from '@/lib/i18n/navigation'

const marks = {
  good: { Icon: Check, tone: 'text-good' },
  wait: { Icon: Clock, tone: 'text-warn' },
  bad: { Icon: CircleAlert, tone: 'text-danger' },
} as const

/** One answer, and the one thing to do next. */
export function ResultView({
  mark,
  title,
  actions,
  children,
}: {
  mark: keyof typeof marks
  title: string
  actions?: ReactNode
  children?: ReactNode
}) {
  const { Icon, tone } = marks[mark]
  return (
    <div className="max-w-[36rem]">
      <h1 className="flex items-start gap-2.5 text-2xl font-bold tracking-tight">
        <Icon size={26} aria-hidden="true" className={`mt-1 shrink-0 ${tone}`} />
        {title}
      </h1>
      <div className="mt-3 space-y-3">{children}</div>
      {actions ? <div className="mt-6 flex flex-wrap gap-2.5">{actions}</div> : null}
    </div>
  )
}

function NextLink({
  href,
  first,
  children,
}: {
  href: string
  first?: boolean
  children: ReactNode
}) {
  return (
    <Link href={href} className={buttonClass(first ? 'primary' : 'quiet')}>
      {children}
    </Link>
  )
}

function PaidFacts({ paid, plan }: { paid: FirstPayment; plan: PlanId | null }) {
  const t = useTranslations('checkout')
  const rows: [string, ReactNode][] = [
    [t('paid.plan'), plan ? t(`plan.${plan}`) : ''],
    [t('paid.amount'), t('won', { amount: paid.amount })],
    [t('paid.card'), paid.card],
    [t('paid.at'), <DateTime key="at" at={paid.approvedAt} to="minute" />],
    [t('paid.next'), <DateTime key="next" at={`${paid.nextOn}T00:00:00+09:00`} />],
  ]
  return (
    <dl className="mt-5 grid grid-cols-[auto_1fr] border-t border-strong tabular-nums">
      {rows.map(([name, value]) =>
        value === '' ? null : (
          <div key={name} className="col-span-2 grid grid-cols-subgrid border-b border-line py-2">
            <dt className="pr-6 text-soft">{name}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

const retryOf = ({ purpose, planId }: Pick<CheckoutOutcome, 'purpose' | 'planId'>) => {
  if (purpose === 'card') return '/billing/management'
  return planId ? `/payment?plan=${planId}` : '/payment'
}

/** Refused or left: why, and back to the form. */
export function DeclinedView({
  outcome,
  code,
}: {
  outcome: Pick<CheckoutOutcome, 'purpose' | 'planId'>
  code: string | null
}) {
  const t = useTranslations('checkout')
  const reason = failureReason(code)
  const isLeft = reason === 'cancelled'
  return (
    <ResultView
      mark={isLeft ? 'wait' : 'bad'}
      title={t(isLeft ? 'problem.cancelled' : 'problem.failed')}
      actions={
        <NextLink href={retryOf(outcome)} first>
          {t(isLeft ? 'result.back' : 'result.otherCard')}
        </NextLink>
      }
    >
      {isLeft ? null : <p>{t(`reason.${reason}`)}</p>}
      <p className="text-soft">{t('nothingCharged')}</p>
    </ResultView>
  )
}

/** How far a checkout is. */
export function OutcomeView({ outcome }: { outcome: CheckoutOutcome }) {
  const t = useTranslations('checkout')
  const { status, purpose, planId, code, paid } = outcome
  if (status === 'done' && purpose === 'card') {
    return (
      <ResultView
        mark="good"
        title={t('result.card.title')}
        actions={
          <NextLink href="/billing" first>
            {t('toBilling')}
          </NextLink>
        }
      >
        <p>{t('result.card.text')}</p>
      </ResultView>
    )
  }
  if (status === 'done') {
    return (
      <ResultView
        mark="good"
        title={t('result.done.title')}
        actions={
          <>
            <NextLink href="/ai-chat" first>
              {t('result.done.start')}
            </NextLink>
            <NextLink href="/billing">{t('result.done.receipt')}</NextLink>
          </>
        }
      >
        <p>{t('result.done.text')}</p>
        {paid ? <PaidFacts paid={paid} plan={planId} /> : null}
      </ResultView>
    )
  }
  if (status === 'refused' || status === 'left') {
    return <DeclinedView outcome={outcome} code={status === 'left' ? 'USER_CANCEL' : code} />
  }
  const href = { waiting: '/billing', subscribed: '/billing', missing: '/pricing' }[status]
  return (
    <ResultView
      mark={status === 'missing' ? 'bad' : 'wait'}
      title={t(`result.${status}.title`)}
      actions={
        <NextLink href={href} first={status !== 'waiting'}>
          {t(status === 'missing' ? 'toPricing' : 'toBilling')}
        </NextLink>
      }
    >
      <p>{t(`result.${status}.text`)}</p>
    </ResultView>
  )
}
