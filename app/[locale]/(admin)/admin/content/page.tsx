import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ManagedPostsFilter } from '@/components/content/managed-posts-filter'
import { ManagedPostsTable } from '@/components/content/managed-posts-table'
import { AdminFrame } from '@/components/layout/admin/admin-frame'
import { ClientMessages } from '@/components/layout/client-messages'
import { Pager } from '@/components/layout/navigation/pager'
import { buttonClass } from '@/components/ui/button-class'
import { ToastProvider } from '@/components/ui/overlay/toast'
import { StatFigure, StatList } from '@/components/ui/stat-figure'
import { postStates, postsPerAdminPage } from '@/lib/content/constants'
import { loadManagedPosts } from '@/lib/content/loaders'
import { postListHref, readPostListAddress } from '@/lib/content/post-list-address'
import { getPathname } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'adminContent')
}

export default async function ContentPage({ searchParams }: Props) {
  const address = readPostListAddress(await searchParams)
  const locale = await getLocale()
  const { user, managed } = await loadManagedPosts(locale, address)
  const [t, toast] = await Promise.all([
    getTranslations('adminContent.posts'),
    getTranslations('adminContent.toast'),
  ])
  const counts = postStates.map((state) => [state, managed.counts[state] ?? 0] as const)
  const all = counts.reduce((sum, [, count]) => sum + count, 0)
  const filtered = Boolean(address.query || address.state || address.category)
  return (
    <AdminFrame
      user={user}
      page="adminContent"
      actions={
        <a href={getPathname({ locale, href: '/blog/write' })} className={buttonClass('primary')}>
          {t('new')}
        </a>
      }
    >
      <StatList>
        <StatFigure label={t('counts.all')} value={String(all)} />
        {counts.toReversed().map(([state, count]) => (
          <StatFigure key={state} label={t(`counts.${state}`)} value={String(count)} />
        ))}
      </StatList>
      <ManagedPostsFilter address={address} />
      <ClientMessages of={['adminContent', 'errors']}>
        <ToastProvider regionLabel={toast('region')} closeLabel={toast('close')}>
          <ManagedPostsTable managed={managed} filtered={filtered} />
        </ToastProvider>
      </ClientMessages>
      <Pager
        page={address.page}
        last={Math.ceil(managed.total / postsPerAdminPage)}
        href={(page) => postListHref({ ...address, page })}
      />
    </AdminFrame>
  )
}
