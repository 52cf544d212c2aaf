import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { CalendarAddress } from '@/components/matters/calendar-address'
import { MatterForm } from '@/components/matters/matter-form'
import { MatterList } from '@/components/matters/matter-list'
import { SettingsSection } from '@/components/ui/settings-section'
import { loadMatters } from '@/lib/matters/loaders'
import { pageMetadata } from '@/lib/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'matters')
}

/** One's matters and what falls due in them. */
export default async function MattersPage() {
  const { matters, feedMadeAt, today } = await loadMatters()
  const t = await getTranslations('matters')
  return (
    <div className="page pb-10">
      <PageBreadcrumb page="matters" />
      <h1 className="pt-2 text-2xl font-bold tracking-tight sm:pt-4">{t('title')}</h1>
      <p className="max-w-[42em] pt-1 pb-5 text-soft">{t('lead')}</p>
      <section aria-labelledby="list-title" className="mb-10">
        <h2 id="list-title" className="mb-2 font-bold">
          {t('list.title')}
        </h2>
        <MatterList matters={matters} today={today} />
      </section>
      <ClientMessages of={['matters']}>
        <SettingsSection id="new-matter" title={t('form.new')} text={t('form.text')}>
          <MatterForm />
        </SettingsSection>
        <SettingsSection id="calendar" title={t('calendar.title')} text={t('calendar.text')}>
          <CalendarAddress hasAddress={feedMadeAt !== null} />
        </SettingsSection>
      </ClientMessages>
    </div>
  )
}
