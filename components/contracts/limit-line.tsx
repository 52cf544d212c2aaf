import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

/** How many reviews of this month are used, before one is begun. */
export function LimitLine({ used, most }: { used: number; most: number }) {
  const t = useTranslations('contracts.limit')
  const left = Math.max(0, most - used)
  return (
    <p className="text-sm">
      {t('used', { used, most })}
      <span className="text-soft"> · </span>
      {left === 0 ? (
        <>
          <strong className="font-semibold text-warn">{t('none')}</strong>{' '}
          <Link href="/pricing" className="link">
            {t('plans')}
          </Link>
        </>
      ) : (
        <span className="text-soft">{t('left', { left })}</span>
      )}
    </p>
  )
}
