import { useTranslations } from 'next-intl'
import { useWon } from '@/components/billing/use-won'
import { DateTime } from '@/components/ui/date-time'
import { Notice } from '@/components/ui/notice'
import type { OpenRefund } from '@/lib/billing/subscription/schema'

/** Money that is on its way back. */
export function OpenRefunds({ refunds }: { refunds: readonly OpenRefund[] }) {
  const t = useTranslations('billing.openRefunds')
  const won = useWon('pricing')
  if (refunds.length === 0) return null
  return (
    <Notice tone="warn" title={t('title')}>
      <ul>
        {refunds.map(({ id, amount, askedAt }) => (
          <li key={id}>
            <DateTime at={askedAt} /> · <span className="font-semibold">{won(amount)}</span>
          </li>
        ))}
      </ul>
      <p>{t('text')}</p>
    </Notice>
  )
}
