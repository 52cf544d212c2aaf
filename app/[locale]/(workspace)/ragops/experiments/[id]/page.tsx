import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { BackLink } from '@/components/layout/navigation/back-link'
import { Pager } from '@/components/layout/navigation/pager'
import { ComparedItems } from '@/components/ragops/compared-items'
import { ExperimentDeletion } from '@/components/ragops/experiment-deletion'
import { ExperimentFigures } from '@/components/ragops/experiment-figures'
import { ExperimentStatus } from '@/components/ragops/experiment-status'
import { ExperimentVerdict } from '@/components/ragops/experiment-verdict'
import { ItemFilter } from '@/components/ragops/item-filter'
import { MeasureTable } from '@/components/ragops/measure-table'
import { SliceTable } from '@/components/ragops/slice-table'
import { buttonClass } from '@/components/ui/button-class'
import { SettingsSection } from '@/components/ui/settings-section'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'
import {
  datasetPath,
  experimentPath,
  experimentsPath,
  itemsAPage,
  newExperimentPath,
} from '@/lib/ragops/constants'
import { fewestOfSlice } from '@/lib/ragops/evaluation'
import { loadExperiment } from '@/lib/ragops/experiments/loaders'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'experiments')
}

/** One experiment: how far it is, or what it found and whether that is better than the baseline. */
export default async function ExperimentPage({ params, searchParams }: Props) {
  const { id } = await params
  const loaded = await loadExperiment(id, await searchParams)
  const { experiment, progress, baseline, items, total, metric, show, page } = loaded
  const { name, datasets, version, retriever, k, report } = experiment
  const { configuration_name: configuration } = experiment
  const t = await getTranslations('experiments')
  return (
    <div className="page w-full pt-4 pb-14">
      <BackLink href={experimentsPath}>{t('title')}</BackLink>
      <h1 className="pt-2 text-2xl font-bold tracking-tight break-words">{name}</h1>
      <p className="pb-4 text-soft">
        <Link href={`${datasetPath(experiment.dataset_id)}?version=${version}`} className="link">
          {t('of', { name: datasets.name, no: version })}
        </Link>{' '}
        · {t('config', { retriever: t(`retriever.${retriever}`), k })}
        {configuration ? ` · ${t('configured', { name: configuration })}` : null}
      </p>
      <ClientMessages of={['experiments']}>
        {report ? (
          <>
            <ExperimentVerdict report={report} metric={metric} baseline={baseline} />
            <ExperimentFigures report={report} held={experiment.own_held} />
            <MeasureTable name={name} report={report} baseline={baseline} />
            <section aria-labelledby="items-title" className="border-t border-strong py-4">
              <h2 id="items-title" className="font-bold">
                {t('items.title')}
              </h2>
              <ItemFilter id={id} metric={metric} show={show} isCompared={baseline !== null} />
              <p className="py-2 text-sm text-soft">{t('items.count', { count: total })}</p>
              <ComparedItems items={items} metric={metric} />
              <Pager
                page={page}
                last={Math.ceil(total / itemsAPage)}
                href={(to) => `${experimentPath(id)}?metric=${metric}&show=${show}&page=${to}`}
              />
            </section>
            <SliceTable report={report} metric={metric} fewest={fewestOfSlice} />
            <p className="pb-8">
              <Link href={`${newExperimentPath}?baseline=${id}`} className={buttonClass('primary')}>
                {t('compareWith')}
              </Link>
            </p>
          </>
        ) : (
          <ExperimentStatus experiment={id} progress={progress} />
        )}
        <SettingsSection id="delete" title={t('delete.title')} text={t('delete.text')}>
          <ExperimentDeletion experiment={id} />
        </SettingsSection>
      </ClientMessages>
    </div>
  )
}
