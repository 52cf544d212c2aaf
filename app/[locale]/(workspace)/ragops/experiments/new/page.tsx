import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { BackLink } from '@/components/layout/navigation/back-link'
import { ExperimentForm } from '@/components/ragops/experiment-form'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'
import { datasetsPath, experimentsPath } from '@/lib/ragops/constants'
import { loadChoices } from '@/lib/ragops/experiments/loaders'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'newExperiment')
}

/** What is measured, how, and against what. */
export default async function NewExperimentPage({ searchParams }: Props) {
  const { versions, baselines, chosen, configurations } = await loadChoices(await searchParams)
  const t = await getTranslations('experiments')
  return (
    <div className="page w-full pt-4 pb-14">
      <BackLink href={experimentsPath}>{t('title')}</BackLink>
      <h1 className="pt-2 text-2xl font-bold tracking-tight">{t('make.title')}</h1>
      <p className="max-w-[42em] pt-1 pb-5 text-soft">{t('make.lead')}</p>
      {versions.length > 0 ? (
        <ClientMessages of={['experiments']}>
          <ExperimentForm
            versions={versions.map(({ dataset_id: dataset, no, items, datasets }) => ({
              ...{ dataset, version: no, items, name: datasets.name },
            }))}
            baselines={baselines.map(({ id, name, retriever, k, version, datasets }) => ({
              ...{ id, name, retriever, k },
              of: t('of', { name: datasets.name, no: version }),
            }))}
            configurations={configurations.map(({ id, no, name }) => ({ id, no, name }))}
            chosen={
              chosen && { id: chosen.id, k: chosen.k, of: `${chosen.dataset_id}/${chosen.version}` }
            }
          />
        </ClientMessages>
      ) : (
        <EmptyState
          title={t('make.noDataset')}
          action={
            <Link href={datasetsPath} className={buttonClass('primary')}>
              {t('make.toDatasets')}
            </Link>
          }
        >
          {t('make.noDatasetText')}
        </EmptyState>
      )}
    </div>
  )
}
