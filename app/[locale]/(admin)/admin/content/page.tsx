import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ManagedSearch } from '@/components/content/managed-search'
import { ManagedTable } from '@/components/content/managed-table'
import { AdminFrame } from '@/components/layout/admin-frame'
import { IslandMessages } from '@/components/layout/island-messages'
import { Pager } from '@/components/legal/pager'
import { buttonClass } from '@/components/ui/button-class'
import { StatFigure, StatList } from '@/components/ui/stat-figure'
import { ToastProvider } from '@/components/ui/toast'
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
      <ManagedSearch address={address} />
      <IslandMessages of={['adminContent', 'errors']}>
        <ToastProvider regionLabel={toast('region')} closeLabel={toast('close')}>
          <ManagedTable managed={managed} filtered={filtered} />
        </ToastProvider>
      </IslandMessages>
      <Pager
        page={address.page}
        last={Math.ceil(managed.total / postsPerAdminPage)}
        href={(page) => postListHref({ ...address, page })}
      />
    </AdminFrame>
  )
}
