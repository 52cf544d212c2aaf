import { ChevronLeft, ChevronRight } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { EmptyState } from '@/components/ui/empty-state'
import { AuditTable } from '@/components/users/audit-table'
import { LoadFailure } from '@/components/users/load-failure'
import { Link } from '@/lib/i18n/navigation'
import { type AuditQuery, auditPath } from '@/lib/users/audit-query'
import { loadAudit } from '@/lib/users/loaders'

const linkClass = 'inline-flex min-h-10 items-center gap-1 hover:text-seal'

/** One page of the audit. Pages begin at a row, so that new rows do not move them. */
export async function AuditEntries({ query }: { query: AuditQuery }) {
  const [t, page] = await Promise.all([getTranslations('adminUsers.audit'), loadAudit(query)])
  const { before, after } = query
  if (!page) return <LoadFailure retry={auditPath(query, { before, after })} />
  const { entries, newer, older } = page
  return (
    <div className="mt-4">
      {entries.length > 0 ? (
        <AuditTable entries={entries} />
      ) : (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      )}
      {newer || older ? (
        <nav aria-label={t('pages')} className="flex flex-wrap gap-x-6 py-4 text-sm">
          {newer ? (
            <>
              <Link href={auditPath(query)} className={linkClass}>
                {t('newest')}
              </Link>
              <Link href={auditPath(query, { after: newer })} rel="prev" className={linkClass}>
                <ChevronLeft size={16} aria-hidden="true" /> {t('newer')}
              </Link>
            </>
          ) : null}
          {older ? (
            <Link href={auditPath(query, { before: older })} rel="next" className={linkClass}>
              {t('older')} <ChevronRight size={16} aria-hidden="true" />
            </Link>
          ) : null}
        </nav>
      ) : null}
    </div>
  )
}
