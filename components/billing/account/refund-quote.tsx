import { useTranslations } from 'next-intl'
import { useWon } from '@/components/billing/use-won'
import { withdrawalDays } from '@/lib/billing/constants'
import type { Payment, Quote } from '@/lib/billing/subscription/schema'

/** What ending now gives back, and how that is reckoned. */
export function RefundQuote({ quote, paid }: { quote: Quote; paid: Payment | null }) {
  const t = useTranslations('billing.refund')
  const won = useWon('pricing')
  const { amount, full, days, daysUsed, withdrawal, seats } = quote
  if (amount === 0 || !paid) return <p>{t('nothing')}</p>
  const back = { amount: won(amount), within: withdrawalDays }
  if (full) return <p>{t('full', back)}</p>
  return (
    <>
      <p>{t(withdrawal ? 'used' : 'late', back)}</p>
      <p>{t('days', { days, used: daysUsed })}</p>
      <p className="tabular-nums">
        {t('sum', { paid: won(paid.amount), days, used: daysUsed })}
        {paid.refunded > 0 ? ` − ${t('before', { amount: won(paid.refunded) })}` : ''} ={' '}
        <strong className="whitespace-nowrap">{won(amount - seats)}</strong>
      </p>
      {seats > 0 ? <p>{t('seats', { amount: won(seats) })}</p> : null}
    </>
  )
}
