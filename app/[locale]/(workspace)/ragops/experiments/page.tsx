import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ExperimentList } from '@/components/ragops/experiment-list'
import { RefreshWhileRunning } from '@/components/ragops/refresh-while-running'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'
import { newExperimentPath } from '@/lib/ragops/constants'
import { loadExperiments } from '@/lib/ragops/experiments/loaders'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'experiments')
}

/** One's own experiments, and the way to another. */
export default async function ExperimentsPage() {
  const experiments = await loadExperiments()
  const t = await getTranslations('experiments')
  const isRunning = experiments.some(({ progress }) =>
    ['waiting', 'running'].includes(progress.state),
  )
  return (
    <div className="page w-full pt-4 pb-14">
      {isRunning ? <RefreshWhileRunning /> : null}
      <h1 className="text-2xl font-bold tracking-tight">{t('title')}</h1>
      <p className="max-w-[42em] pt-1 pb-4 text-soft">{t('lead')}</p>
      <p className="pb-6">
        <Link href={newExperimentPath} className={buttonClass('primary')}>
          {t('new')}
        </Link>
      </p>
      <section aria-labelledby="list-title">
        <h2 id="list-title" className="mb-2 font-bold">
          {t('list.title')}
        </h2>
        <ExperimentList
          experiments={experiments.map((each) => ({
            ...{ id: each.id, name: each.name, version: each.version, k: each.k },
            ...{ dataset: each.datasets.name, retriever: each.retriever },
            configuration: each.configuration_name,
            ...{ createdAt: each.created_at, state: each.progress.state },
          }))}
        />
      </section>
    </div>
  )
}
