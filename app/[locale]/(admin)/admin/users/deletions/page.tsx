import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { AdminFrame } from '@/components/layout/admin/admin-frame'
import { TableSkeleton } from '@/components/users/table-skeleton'
import { pageMetadata } from '@/lib/page-metadata'
import { requireDeletionsAccess } from '@/lib/users/loaders'
import type { Params } from '@/lib/users/user-query'
import { Requests } from './requests'

type Props = { searchParams: Promise<Params> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'adminDeletions')
}

export default async function DeletionsPage({ searchParams }: Props) {
  const user = await requireDeletionsAccess()
  const [t, { page }] = await Promise.all([getTranslations('adminUsers'), searchParams])
  const shown = typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
  return (
    <AdminFrame user={user} page="adminDeletions">
      <Suspense fallback={<TableSkeleton label={t('deletions.loading')} />}>
        <Requests page={shown} />
      </Suspense>
    </AdminFrame>
  )
}
