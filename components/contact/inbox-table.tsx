import { useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { DateTime } from '@/components/ui/date-time'
import { EmptyState } from '@/components/ui/empty-state'
import { Tag } from '@/components/ui/tag'
import type { Inbox, InboxItem } from '@/lib/contact/inbox-schema'
import { Link } from '@/lib/i18n/navigation'
import { InquiryStatusTag } from './inquiry-status-tag'
import { InquiryWaiting } from './inquiry-waiting'

export function InboxTable({
  inbox,
  now,
  filtered,
}: {
  inbox: Inbox
  now: Date
  /** Whether a filter is on: an empty list then means that nothing matches it, not that the inbox is empty. */
  filtered: boolean
}) {
  const t = useTranslations('adminContent.inquiries')
  const types = useTranslations('contact.form.types')
  if (inbox.inquiries.length === 0) {
    return (
      <div className="mt-6">
        <EmptyState title={t(filtered ? 'noneFound' : 'none')}>
          {filtered ? null : t('noneText')}
        </EmptyState>
      </div>
    )
  }
  const columns = [
    {
      key: 'status',
      header: t('status'),
      cell: ({ status, unsent }: InboxItem) => (
        <span className="flex flex-wrap gap-1">
          <InquiryStatusTag status={status} />
          {unsent ? <Tag tone="warn">{t('unsent')}</Tag> : null}
        </span>
      ),
    },
    {
      key: 'subject',
      header: t('subject'),
      rowHeader: true,
      cell: ({ id, subject, locale, type }: InboxItem) => (
        <span className="block min-w-52">
          <Link href={`/admin/content/inquiries/${id}`} lang={locale} className="hover:text-seal">
            {subject}
          </Link>
          <span className="block text-sm font-normal text-soft">{types(type)}</span>
        </span>
      ),
    },
    {
      key: 'who',
      header: t('who'),
      cell: ({ name, email, company, locale }: InboxItem) => (
        <span className="block min-w-40">
          <span lang={locale}>{company ? `${name} · ${company}` : name}</span>
          <span className="block text-sm break-all text-soft">{email}</span>
        </span>
      ),
    },
    {
      key: 'when',
      header: t('when'),
      cell: ({ createdAt }: InboxItem) => <DateTime at={createdAt} to="minute" />,
    },
    {
      key: 'waiting',
      header: t('waiting'),
      cell: (line: InboxItem) => <InquiryWaiting inquiry={line} now={now} />,
    },
  ]
  return (
    <div className="mt-6">
      <DataTable
        caption={t('found', { count: inbox.total })}
        columns={columns}
        rows={inbox.inquiries}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
