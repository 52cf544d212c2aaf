import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { Law } from '@/lib/corpus/case-schema'

/** That a text is only a summary, or not in force yet, with a link to the official one. */
export function LawNotices({ law, pending }: { law: Law; pending: string | null }) {
  const t = useTranslations('statutes')
  if (pending === null && !law.isSummary) return null
  return (
    <div className="mt-4 space-y-3">
      {pending ? (
        <Notice tone="warn">
          <p>{pending}</p>
        </Notice>
      ) : null}
      {law.isSummary ? (
        <Notice tone="warn">
          <p>
            {t('summaryNotice')}{' '}
            {law.sourceUrl ? (
              <a href={law.sourceUrl} className="link font-semibold" rel="noreferrer">
                {t('summaryLink')}
              </a>
            ) : null}
          </p>
        </Notice>
      ) : null}
    </div>
  )
}
