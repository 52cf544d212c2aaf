import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { InboxFilter } from '@/components/contact/inbox-filter'
import { InboxTable } from '@/components/contact/inbox-table'
import { AdminFrame } from '@/components/layout/admin/admin-frame'
import { Pager } from '@/components/layout/navigation/pager'
import { StatFigure, StatList } from '@/components/ui/stat-figure'
import { inquiriesPerPage, inquiryStatuses } from '@/lib/contact/constants'
import { inboxHref, readInboxAddress } from '@/lib/contact/inbox-address'
import { loadInbox } from '@/lib/contact/loaders'
import { pageMetadata } from '@/lib/page-metadata'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'adminInquiries')
}

export default async function InquiriesPage({ searchParams }: Props) {
  const address = readInboxAddress(await searchParams)
  const { user, inbox } = await loadInbox(address)
  const t = await getTranslations('adminContent.inquiries')
  const filtered = Boolean(address.query || address.status || address.type)
  return (
    <AdminFrame user={user} page="adminInquiries">
      <StatList>
        {inquiryStatuses.map((status) => (
          <StatFigure
            key={status}
            label={t(`counts.${status}`)}
            value={String(inbox.counts[status] ?? 0)}
          />
        ))}
      </StatList>
      <InboxFilter address={address} />
      <InboxTable inbox={inbox} now={new Date()} filtered={filtered} />
      <Pager
        page={address.page}
        last={Math.ceil(inbox.total / inquiriesPerPage)}
        href={(page) => inboxHref({ ...address, page })}
      />
      <p className="mt-4 max-w-[52em] text-sm text-soft">{t('hoursNote')}</p>
    </AdminFrame>
  )
}
