import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PlaybookList } from '@/components/contracts/playbooks/playbook-list'
import { PlaybookNameForm } from '@/components/contracts/playbooks/playbook-name-form'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { EmptyState } from '@/components/ui/empty-state'
import { SettingsSection } from '@/components/ui/settings-section'
import { loadPlaybooks } from '@/lib/contracts/playbooks/loaders'
import { Link } from '@/lib/i18n/navigation'
import { mayAdminister } from '@/lib/organizations/role-rights'
import { pageMetadata } from '@/lib/page-metadata'
import { sitePages } from '@/lib/site-pages'

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
      {organizations.length === 0 ? (
        <EmptyState title={t('none.title')}>
          {t('none.text')}{' '}
          <Link href={sitePages.organizations.path} className="link">
            {t('none.open')}
          </Link>
        </EmptyState>
      ) : null}
      {organizations.map(({ id, name }) => (
        <SettingsSection key={id} id={`organization-${id}`} title={name} isDense>
          <PlaybookList playbooks={playbooks.filter(({ organization }) => organization === id)} />
        </SettingsSection>
      ))}
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
