import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { NameForm } from '@/components/organizations/name-form'
import { OrganizationList } from '@/components/organizations/organization-list'
import { RoleRights } from '@/components/organizations/role-rights'
import { SettingsSection } from '@/components/ui/settings-section'
import { Link } from '@/lib/i18n/navigation'
import { loadOrganizations } from '@/lib/organizations/loaders'
import { pageMetadata } from '@/lib/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'organizations')
}

/** The organisations that somebody is in, and the form for another while the plan has room. */
export default async function OrganizationsPage() {
  const { organizations, owned, most, seats } = await loadOrganizations()
  const t = await getTranslations('organizations')
  return (
    <div className="page pb-10">
      <PageBreadcrumb page="organizations" />
      <h1 className="pt-2 text-2xl font-bold tracking-tight sm:pt-4">{t('title')}</h1>
      <p className="max-w-[42em] pt-1 pb-5 text-soft">{t('lead')}</p>
      <SettingsSection id="organizations" title={t('list.title')} text={t('list.text')} isDense>
        <OrganizationList organizations={organizations} />
        <RoleRights />
      </SettingsSection>
      <SettingsSection id="new-organization" title={t('name.new')} text={t('name.newText')} isDense>
        {owned < most ? (
          <>
            <p className="text-sm text-soft">{t('name.room', { most, seats, owned })}</p>
            <ClientMessages of={['organizations']}>
              <NameForm />
            </ClientMessages>
          </>
        ) : (
          <p>
            {t('name.limit', { most })}{' '}
            <Link href="/pricing" className="link">
              {t('name.plans')}
            </Link>
          </p>
        )}
      </SettingsSection>
    </div>
  )
}
