import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { ListsOfOrganizations } from '@/components/organizations/lists-of-organizations'
import { NewTemplateForm } from '@/components/templates/organization/new-template-form'
import { TemplateList } from '@/components/templates/organization/template-list'
import { SettingsSection } from '@/components/ui/settings-section'
import { mayContribute } from '@/lib/organizations/role-rights'
import { pageMetadata } from '@/lib/page-metadata'
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
      <ListsOfOrganizations
        organizations={organizations}
        none={{ title: t('none.title'), text: t('none.text'), open: t('none.open') }}
        list={({ id, role }) => (
          <TemplateList
            templates={templates.filter(({ organization_id: of }) => of === id)}
            mayFill={mayContribute(role)}
          />
        )}
      />
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
