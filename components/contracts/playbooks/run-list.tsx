import { useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import type { PlaybookRun } from '@/lib/contracts/playbooks/schema'
import { reviewPath } from '@/lib/contracts/reviews/constants'
import { Link } from '@/lib/i18n/navigation'

/** Which version was run when, by whom, and how much it found. */
export function RunList({ runs }: { runs: readonly (PlaybookRun & { email?: string | null })[] }) {
  const t = useTranslations('playbooks')
  if (runs.length === 0) return <p className="text-sm text-soft">{t('runs.empty')}</p>
  return (
    <ul className="border-t border-line">
      {runs.map(
        ({ id, version_no: version, name, findings, ran_at: at, email, review_id: review }) => (
          <li key={id} className="flex flex-wrap gap-x-3 border-b border-line py-2 text-sm">
            <DateTime at={at} to="minute" />
            <span className="break-words">
              {name} {t('versionNo', { version })}
            </span>
            <span>{t('runs.found', { count: findings })}</span>
            {email === undefined ? null : (
              <span className="break-all text-soft">{email ?? t('runs.gone')}</span>
            )}
            {email !== undefined && review ? (
              <Link href={reviewPath(review)} className="link">
                {t('runs.open')}
              </Link>
            ) : null}
          </li>
        ),
      )}
    </ul>
  )
}
