import { useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { DateTime } from '@/components/ui/date-time'
import { Link } from '@/lib/i18n/navigation'
import { roles } from '@/lib/users/constants'
import type { AuditEntry } from '@/lib/users/schema'
import { useActionName } from './use-action-name'

const kinds = ['account', 'post', 'inquiry', 'corpus', 'settings', 'cache', 'subscription'] as const

function Target({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('adminUsers.audit')
  const kind = kinds.find((each) => each === entry.targetKind)
  const named = kind ? t(`targets.${kind}`) : entry.targetKind
  if (entry.targetKind === 'account') {
    if (!entry.targetEmail) return <span className="text-soft">{t('gone')}</span>
    return (
      <Link href={`/admin/users/${entry.targetId}`} className="break-all hover:text-seal">
        {entry.targetEmail}
      </Link>
    )
  }
  if (entry.targetKind === 'subscription') {
    return (
      <Link href={`/admin/subscriptions/${entry.targetId}`} className="hover:text-seal">
        {named} <span className="break-all text-soft">{entry.targetId}</span>
      </Link>
    )
  }
  return (
    <>
      {named}{' '}
      {entry.targetId ? <span className="break-all text-soft">{entry.targetId}</span> : null}
    </>
  )
}

function Detail({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('adminUsers')
  const roleOf = (value: unknown) => {
    const role = roles.find((each) => each === value)
    return role ? t(`roles.${role}`) : String(value)
  }
  const { detail } = entry
  if (entry.action === 'account.roleChanged') {
    const change = { from: roleOf(detail.from), to: roleOf(detail.to) }
    return <span className="whitespace-nowrap">{t('audit.roleChange', change)}</span>
  }
  const parts = Object.entries(detail).map(([name, value]) => `${name}: ${String(value)}`)
  return <span className="break-words text-soft">{parts.join(' · ')}</span>
}

/** Who did what to what, newest first. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTranslations('adminUsers.audit')
  const actName = useActionName()
  return (
    <div className="text-sm">
      <DataTable
        caption={t('caption')}
        hideCaption
        rows={entries}
        rowKey={({ id }) => id}
        columns={[
          { key: 'when', header: t('when'), cell: ({ at }) => <DateTime at={at} to="minute" /> },
          {
            key: 'what',
            header: t('what'),
            cell: ({ action }) => (
              <span className="font-medium whitespace-nowrap">{actName(action)}</span>
            ),
          },
          { key: 'target', header: t('target'), cell: (entry) => <Target entry={entry} /> },
          { key: 'detail', header: t('detail'), cell: (entry) => <Detail entry={entry} /> },
          {
            key: 'who',
            header: t('who'),
            cell: ({ actorEmail }) =>
              actorEmail ? (
                <span className="break-all">{actorEmail}</span>
              ) : (
                <span className="text-soft">{t('gone')}</span>
              ),
          },
        ]}
      />
    </div>
  )
}
