import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { DatasetForm } from '@/components/ragops/dataset-form'
import { DatasetList } from '@/components/ragops/dataset-list'
import { SettingsSection } from '@/components/ui/settings-section'
import { pageMetadata } from '@/lib/page-metadata'
import { loadDatasets } from '@/lib/ragops/datasets/loaders'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'datasets')
}

/** One's own datasets, and a form for another. */
export default async function DatasetsPage() {
  const datasets = await loadDatasets()
  const t = await getTranslations('ragops')
  return (
    <div className="page w-full pt-4 pb-14">
      <h1 className="text-2xl font-bold tracking-tight">{t('title')}</h1>
      <p className="max-w-[42em] pt-1 pb-5 text-soft">{t('lead')}</p>
      <section aria-labelledby="list-title" className="mb-10">
        <h2 id="list-title" className="mb-2 font-bold">
          {t('list.title')}
        </h2>
        <DatasetList datasets={datasets} />
      </section>
      <ClientMessages of={['ragops']}>
        <SettingsSection id="new-dataset" title={t('make.title')} text={t('make.text')}>
          <DatasetForm />
        </SettingsSection>
      </ClientMessages>
    </div>
  )
}
