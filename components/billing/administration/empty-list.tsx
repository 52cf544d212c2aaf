import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/i18n/navigation'

/** An empty list: past its last page, narrowed to nothing, or with nothing in it yet. */
export function EmptyList({
  of,
  total,
  narrowed,
  first,
}: {
  of: 'list' | 'payments'
  total: number
  narrowed: boolean
  /** The address of the first page. */
  first: string
}) {
  const t = useTranslations('adminBilling')
  if (total > 0) {
    return (
      <EmptyState
        title={t('list.beyond')}
        action={
          <Link href={first} className={buttonClass()}>
            {t('list.first')}
          </Link>
        }
      />
    )
  }
  return narrowed ? (
    <EmptyState title={t(`${of}.empty`)}>{t(`${of}.emptyText`)}</EmptyState>
  ) : (
    <EmptyState title={t(`${of}.noneYet`)}>{t(`${of}.noneYetText`)}</EmptyState>
  )
}
