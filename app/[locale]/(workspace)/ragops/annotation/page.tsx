import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { ListsOfOrganizations } from '@/components/organizations/lists-of-organizations'
import { QueueForm } from '@/components/ragops/annotation/queue-form'
import { QueueList } from '@/components/ragops/annotation/queue-list'
import { SettingsSection } from '@/components/ui/settings-section'
import { mayContribute } from '@/lib/organizations/role-rights'
import { pageMetadata } from '@/lib/page-metadata'
import { loadQueues } from '@/lib/ragops/annotation/loaders'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'annotation')
}

/** The annotation queues of the organisations that somebody is in, and the form for another. */
export default async function AnnotationPage() {
  const [{ organizations, queues }, t] = await Promise.all([
    loadQueues(),
    getTranslations('annotation'),
  ])
  const open = organizations.filter(({ role }) => mayContribute(role))
  return (
    <div className="page w-full pt-4 pb-14">
      <h1 className="text-2xl font-bold tracking-tight">{t('title')}</h1>
      <p className="max-w-[42em] pt-1 pb-5 text-soft">{t('lead')}</p>
      <ListsOfOrganizations
        organizations={organizations}
        none={{ title: t('none.title'), text: t('none.text'), open: t('none.open') }}
        list={({ id }) => (
          <QueueList queues={queues.filter(({ organization_id: of }) => of === id)} />
        )}
      />
      {open.length > 0 ? (
        <SettingsSection id="new-queue" title={t('make.title')} text={t('make.text')}>
          <ClientMessages of={['annotation']}>
            <QueueForm organizations={open} />
          </ClientMessages>
        </SettingsSection>
      ) : null}
    </div>
  )
}
