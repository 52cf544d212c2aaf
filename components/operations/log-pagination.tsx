import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'

/** From one page of a log to the next: a log grows at its head, so its pages have no numbers. */
export function LogPagination({ newest, older }: { newest: string | null; older: string | null }) {
  const t = useTranslations('adminLogs')
  if (!newest && !older) return null
  return (
    <nav aria-label={t('pages')} className="flex gap-2 py-5">
      {newest ? (
        <Link href={newest} className={buttonClass()}>
          {t('newest')}
        </Link>
      ) : null}
      {older ? (
        <Link href={older} rel="next" className={buttonClass()}>
          {t('older')}
        </Link>
      ) : null}
    </nav>
  )
}
