import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { AdminFrame } from '@/components/layout/admin/admin-frame'
import { AuditFilter } from '@/components/users/audit-filter'
import { getPathname } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'
import { parseAuditQuery } from '@/lib/users/audit-query'
import { requireAuditAccess } from '@/lib/users/loaders'
import type { Params } from '@/lib/users/user-query'
import { AuditEntries } from './audit-entries'

type Props = { searchParams: Promise<Params> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'adminAudit')
}

export default async function AuditPage({ searchParams }: Props) {
  const query = parseAuditQuery(await searchParams)
  const user = await requireAuditAccess(query)
  const locale = await getLocale()
  return (
    <AdminFrame user={user} page="adminAudit">
      <AuditFilter query={query} action={getPathname({ locale, href: '/admin/audit' })} />
      <AuditEntries query={query} />
    </AdminFrame>
  )
}
