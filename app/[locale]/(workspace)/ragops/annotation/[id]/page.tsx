import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { BackLink } from '@/components/layout/navigation/back-link'
import { Pager } from '@/components/layout/navigation/pager'
import { DatasetItemsForm } from '@/components/ragops/annotation/dataset-items-form'
import { QueueDeletion } from '@/components/ragops/annotation/queue-deletion'
import { QueueFigures } from '@/components/ragops/annotation/queue-figures'
import { QueueItemList } from '@/components/ragops/annotation/queue-item-list'
import { ResultsForm } from '@/components/ragops/annotation/results-form'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { SettingsSection } from '@/components/ui/settings-section'
import { Link } from '@/lib/i18n/navigation'
import { privateMetadata } from '@/lib/page-metadata'
import {
  annotationPath,
  itemsAPage,
  queuePath,
  reviewPath,
} from '@/lib/ragops/annotation/constants'
import { loadQueue } from '@/lib/ragops/annotation/loaders'
import { datasetsPath } from '@/lib/ragops/constants'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('annotation', queuePath((await params).id))
}

/** One queue: how far it is, how well people agree, and what goes in and out. */
export default async function QueuePage({ params, searchParams }: Props) {
  const { id } = await params
  const shown = await loadQueue(id, await searchParams)
  const { queue, items, total, page, states, datasets, mayReview, mayEnd } = shown
  const t = await getTranslations('annotation')
  const waiting = (states.open ?? 0) + (states.disputed ?? 0)
  const finished = (states.agreed ?? 0) + (states.settled ?? 0)
  const noDataset = (
    <p className="text-sm">
      {t('noDataset')}{' '}
      <Link href={datasetsPath} className="link">
        {t('toDatasets')}
      </Link>
    </p>
  )
  return (
    <div className="page w-full pt-4 pb-14">
      <BackLink href={annotationPath}>{t('title')}</BackLink>
      <h1 className="pt-2 text-2xl font-bold tracking-tight break-words">{queue.name}</h1>
      <p className="pb-4 text-sm text-soft">
        {shown.organization} · {t('list.reviewers', { count: queue.reviewers })}
      </p>
      {mayReview && waiting > 0 ? (
        <p className="pb-6">
          <Link href={reviewPath(queue.id)} className={buttonClass('primary')}>
            {t('review.start')}
          </Link>
        </p>
      ) : null}
      <div className="grid gap-x-12 gap-y-8 pb-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="items-title" className="min-w-0">
          <h2 id="items-title" className="mb-2 font-bold">
            {t('items.title', { count: total })}
          </h2>
          {total > 0 ? (
            <QueueItemList items={items} />
          ) : (
            <EmptyState title={t('items.none')}>{t('items.noneText')}</EmptyState>
          )}
          <Pager
            page={page}
            last={Math.ceil(total / itemsAPage)}
            href={(to) => `${queuePath(queue.id)}?page=${to}`}
          />
        </section>
        <section aria-labelledby="figures-title">
          <h2 id="figures-title" className="font-bold">
            {t('figures.title')}
          </h2>
          <QueueFigures
            states={states}
            people={shown.people}
            agreement={shown.agreement}
            isOfTwo={queue.reviewers === 2}
          />
        </section>
      </div>
      <ClientMessages of={['annotation']}>
        {mayReview ? (
          <SettingsSection id="fill" title={t('fill.title')} text={t('fill.text')}>
            {datasets.length > 0 ? (
              <DatasetItemsForm queue={queue.id} datasets={datasets} />
            ) : (
              noDataset
            )}
          </SettingsSection>
        ) : null}
        {finished > 0 ? (
          <SettingsSection id="keep" title={t('keep.title')} text={t('keep.text')}>
            {datasets.length > 0 ? <ResultsForm queue={queue.id} datasets={datasets} /> : noDataset}
          </SettingsSection>
        ) : null}
        {mayEnd ? (
          <SettingsSection id="delete" title={t('delete.title')} text={t('delete.lead')}>
            <QueueDeletion queue={queue.id} />
          </SettingsSection>
        ) : null}
      </ClientMessages>
    </div>
  )
}
