import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { NewTemplateForm } from '@/components/templates/organization/new-template-form'
import { TemplateList } from '@/components/templates/organization/template-list'
import { EmptyState } from '@/components/ui/empty-state'
import { SettingsSection } from '@/components/ui/settings-section'
import { Link } from '@/lib/i18n/navigation'
import { mayContribute } from '@/lib/organizations/role-rights'
import { pageMetadata } from '@/lib/page-metadata'
import { sitePages } from '@/lib/site-pages'
import { loadOrganizationTemplates } from '@/lib/templates/organization/loaders'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'organizationTemplates')
}

/** The templates of the organisations that somebody is in, and the form for another. */
export default async function OrganizationTemplatesPage() {
  const [{ organizations, templates }, t] = await Promise.all([
    loadOrganizationTemplates(),
    getTranslations('organizationTemplates'),
  ])
  const written = organizations.filter(({ role }) => mayContribute(role))
  return (
    <div className="page pb-14">
      <PageBreadcrumb page="organizationTemplates" />
      <h1 className="pt-2 text-2xl font-bold tracking-tight sm:pt-4">{t('title')}</h1>
      <p className="max-w-[42em] pt-1 pb-6 text-soft">{t('lead')}</p>
      {organizations.length === 0 ? (
        <EmptyState title={t('none.title')}>
          {t('none.text')}{' '}
          <Link href={sitePages.organizations.path} className="link">
            {t('none.open')}
          </Link>
        </EmptyState>
      ) : null}
      {organizations.map(({ id, name, role }) => (
        <SettingsSection key={id} id={`organization-${id}`} title={name} isDense>
          <TemplateList
            templates={templates.filter(({ organization_id: of }) => of === id)}
            mayFill={mayContribute(role)}
          />
        </SettingsSection>
      ))}
      {written.length > 0 ? (
        <SettingsSection id="new-template" title={t('new.title')} text={t('new.text')} isDense>
          <ClientMessages of={['organizationTemplates']}>
            <NewTemplateForm organizations={written} />
          </ClientMessages>
        </SettingsSection>
      ) : null}
    </div>
  )
}
