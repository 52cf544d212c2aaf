import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PlaybookList } from '@/components/contracts/playbooks/playbook-list'
import { PlaybookNameForm } from '@/components/contracts/playbooks/playbook-name-form'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { ListsOfOrganizations } from '@/components/organizations/lists-of-organizations'
import { SettingsSection } from '@/components/ui/settings-section'
import { loadPlaybooks } from '@/lib/contracts/playbooks/loaders'
import { mayAdminister } from '@/lib/organizations/role-rights'
import { pageMetadata } from '@/lib/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'playbooks')
}

/** The playbooks of the organisations that somebody is in, and the form for another. */
export default async function PlaybooksPage() {
  const [{ organizations, playbooks }, t] = await Promise.all([
    loadPlaybooks(),
    getTranslations('playbooks'),
  ])
  const administered = organizations.filter(({ role }) => mayAdminister(role))
  return (
    <div className="page pb-14">
      <PageBreadcrumb page="playbooks" />
      <h1 className="pt-2 text-2xl font-bold tracking-tight sm:pt-4">{t('title')}</h1>
      <p className="max-w-[42em] pt-1 pb-6 text-soft">{t('lead')}</p>
      <ListsOfOrganizations
        organizations={organizations}
        none={{ title: t('none.title'), text: t('none.text'), open: t('none.open') }}
        list={({ id }) => (
          <PlaybookList playbooks={playbooks.filter(({ organization }) => organization === id)} />
        )}
      />
      {administered.length > 0 ? (
        <SettingsSection id="new-playbook" title={t('new.title')} text={t('new.text')} isDense>
          <ClientMessages of={['playbooks']}>
            <PlaybookNameForm organizations={administered} />
          </ClientMessages>
        </SettingsSection>
      ) : null}
    </div>
  )
}
