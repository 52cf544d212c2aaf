import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { pageMetadata } from '@/lib/page-metadata'
import { requireSettingsAccess } from '@/lib/profile/loaders'
import { OwnSettings } from './own-settings'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'settings')
}

/** Whole at once: what is streamed in later stays hidden without script. */
export default async function SettingsPage({ searchParams }: Props) {
  const [user, t, { saved }] = await Promise.all([
    requireSettingsAccess(),
    getTranslations('settings'),
    searchParams,
  ])
  return (
    <div className="page pb-10">
      <PageBreadcrumb page="settings" />
      <h1 className="pt-2 pb-5 text-2xl font-bold tracking-tight sm:pt-4">{t('title')}</h1>
      <OwnSettings user={user} isLanguageSaved={saved === 'language'} />
    </div>
  )
}
