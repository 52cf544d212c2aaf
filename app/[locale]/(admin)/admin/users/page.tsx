import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { AdminFrame } from '@/components/layout/admin/admin-frame'
import { UserFilter } from '@/components/users/user-filter'
import { getPathname } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'
import { requireUsersAccess } from '@/lib/users/loaders'
import { type Params, parseUserQuery } from '@/lib/users/user-query'
import { UserResults } from './user-results'

type Props = { searchParams: Promise<Params> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'adminUsers')
}

export default async function UsersPage({ searchParams }: Props) {
  const query = parseUserQuery(await searchParams)
  const user = await requireUsersAccess(query)
  const locale = await getLocale()
  return (
    <AdminFrame user={user} page="adminUsers">
      <UserFilter query={query} action={getPathname({ locale, href: '/admin/users' })} />
      <UserResults query={query} self={user.id} />
    </AdminFrame>
  )
}
