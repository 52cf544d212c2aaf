import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { AdminFrame } from '@/components/layout/admin/admin-frame'
import { ClientMessages } from '@/components/layout/client-messages'
import { EnvironmentCard } from '@/components/settings/environment-card'
import { LastBackup } from '@/components/settings/last-backup'
import { LazySettingsForm } from '@/components/settings/lazy-settings-form'
import { pageMetadata } from '@/lib/page-metadata'
import { loadSettingsPage } from '@/lib/settings/loaders'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'adminSettings')
}

export default async function SettingsPage() {
  const { user, current, backup, address, parts } = await loadSettingsPage()
  return (
    <AdminFrame user={user} page="adminSettings">
      <div className="grid items-start gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,46rem)_18rem]">
        <ClientMessages of={['adminSettings', 'language']}>
          <LazySettingsForm
            current={current}
            own={address}
            lastBackup={<LastBackup backup={backup} />}
          />
        </ClientMessages>
        <EnvironmentCard parts={parts} />
      </div>
    </AdminFrame>
  )
}
