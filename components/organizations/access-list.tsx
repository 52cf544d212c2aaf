import { useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import { EmptyState } from '@/components/ui/empty-state'
import { Tag } from '@/components/ui/tag'
import type { Access } from '@/lib/organizations/accesses/schema'

/** Who looked at what is shared, and who shared it, the latest first. */
export function AccessList({ accesses }: { accesses: readonly Access[] }) {
  const t = useTranslations('organizations.accesses')
  if (accesses.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
  return (
    <ol className="border-t border-line text-sm">
      {accesses.map(({ id, act, at, actor, member, matter, collection, document, isHidden }) => (
        <li
          key={id}
          className="grid gap-x-4 gap-y-0.5 border-b border-line py-2 sm:grid-cols-[11rem_7rem_minmax(0,1fr)]"
        >
          <span className="text-soft">
            <DateTime at={at} to="minute" />
          </span>
          <span className="font-semibold">{t(`acts.${act}`)}</span>
          <span className="min-w-0">
            <span className="break-all">{actor ?? t('unknown')}</span>
            {member ? (
              <>
                {' → '}
                <span className="break-all">{member}</span>
              </>
            ) : null}
            <span className="flex flex-wrap gap-x-2 text-soft">
              {matter ? <Tag>{t('matter', { matter })}</Tag> : null}
              {collection ? <span className="break-words">{collection}</span> : null}
              {document ? <span className="break-words">{document}</span> : null}
              {isHidden && !collection ? <span>{t('hidden')}</span> : null}
              {!isHidden && !collection ? <span>{t('gone')}</span> : null}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
