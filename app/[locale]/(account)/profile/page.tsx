import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { pageMetadata } from '@/lib/page-metadata'
import { requireProfileAccess } from '@/lib/profile/loaders'
import { readProfileQuery } from '@/lib/profile/profile-query'
import { OwnProfile } from './own-profile'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'profile')
}

/** A person's own profile. `?edit=1` is the form, so that it has an address and works without script;
 * what is streamed in later would stay hidden there. */
export default async function ProfilePage({ searchParams }: Props) {
  const query = readProfileQuery(await searchParams)
  const user = await requireProfileAccess(query.edit ? '/profile?edit=1' : '/profile')
  const t = await getTranslations('profile')
  return (
    <div className="page pb-14">
      <PageBreadcrumb page="profile" />
      <h1 className="pt-2 pb-5 text-2xl font-bold tracking-tight sm:pt-4">{t('title')}</h1>
      <OwnProfile key={String(query.edit)} user={user} {...query} />
    </div>
  )
}
