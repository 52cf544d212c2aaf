import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { AdminFrame } from '@/components/layout/admin/admin-frame'
import { ClientMessages } from '@/components/layout/client-messages'
import { NotFoundView } from '@/components/layout/errors/not-found-view'
import { BackLink } from '@/components/layout/navigation/back-link'
import { UserActions } from '@/components/users/user-actions'
import { UserDetails } from '@/components/users/user-details'
import { UserEvents } from '@/components/users/user-events'
import { pageMetadata } from '@/lib/page-metadata'
import { loadUser, requireUserAccess } from '@/lib/users/loaders'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'adminUsers')
}

export default async function UserPage({ params }: Props) {
  const { id } = await params
  const user = await requireUserAccess(id)
  const [t, found] = await Promise.all([getTranslations('adminUsers'), loadUser(id)])
  if (!found) return <NotFoundView />
  const { account, alwaysAdmin, activity, security } = found
  const shown = {
    id: account.id,
    email: account.email,
    role: account.role,
    disabledAt: account.disabledAt,
    confirmedAt: account.confirmedAt,
    hasProfile: account.hasProfile,
  }
  return (
    <AdminFrame
      user={user}
      page="adminUsers"
      actions={<BackLink href="/admin/users">{t('user.back')}</BackLink>}
    >
      <p className="mb-6 border-b border-strong pb-3 text-lg font-bold break-all">
        {account.email}
      </p>
      <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <UserDetails account={account} alwaysAdmin={alwaysAdmin} />
        <div className="lg:row-span-2">
          <ClientMessages of={['adminUsers']}>
            <UserActions
              account={shown}
              isSelf={account.id === user.id}
              alwaysAdmin={alwaysAdmin}
            />
          </ClientMessages>
        </div>
        <div className="grid min-w-0 items-start gap-10 xl:grid-cols-2">
          <UserEvents kind="activity" events={activity} />
          <UserEvents kind="security" events={security} />
        </div>
      </div>
    </AdminFrame>
  )
}
