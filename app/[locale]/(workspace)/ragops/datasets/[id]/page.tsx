import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { BackLink } from '@/components/layout/navigation/back-link'
import { Pager } from '@/components/layout/navigation/pager'
import { BenchmarkForm } from '@/components/ragops/benchmark-form'
import { DatasetDeletion } from '@/components/ragops/dataset-deletion'
import { ImportForm } from '@/components/ragops/import-form'
import { ItemForm } from '@/components/ragops/item-form'
import { ItemList } from '@/components/ragops/item-list'
import { StaleList } from '@/components/ragops/stale-list'
import { VersionList } from '@/components/ragops/version-list'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { SettingsSection } from '@/components/ui/settings-section'
import { Tag } from '@/components/ui/tag'
import { pageMetadata } from '@/lib/page-metadata'
import { datasetPath, datasetsPath, itemsAPage } from '@/lib/ragops/constants'
import { loadDataset } from '@/lib/ragops/datasets/loaders'
import { loadStaleItems } from '@/lib/ragops/drift/loaders'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'datasets')
}

/** One dataset: the items of a version, how to add some, and every version there was. */
export default async function DatasetPage({ params, searchParams }: Props) {
  const { id } = await params
  const { dataset, versions, version, items, page, thisYear } = await loadDataset(
    id,
    await searchParams,
  )
  const [t, stale] = await Promise.all([getTranslations('ragops'), loadStaleItems(dataset.id)])
  const isNewest = version?.no === dataset.latest
  const shown = isNewest || !version ? '' : `version=${version.no}&`
  return (
    <div className="page w-full pt-4 pb-14">
      <BackLink href={datasetsPath}>{t('title')}</BackLink>
      <h1 className="pt-2 text-2xl font-bold tracking-tight break-words">
        {dataset.name} <Tag>{t(`target.${dataset.target}`)}</Tag>
      </h1>
      {stale.length > 0 ? (
        <section aria-labelledby="stale-title" className="pt-5">
          <h2 id="stale-title" className="font-bold">
            {t('stale.items')} ({stale.length})
          </h2>
          <p className="max-w-[42em] pb-2 text-sm text-soft">{t('stale.itemsText')}</p>
          <ClientMessages of={['ragops']}>
            <StaleList stale={stale} />
          </ClientMessages>
        </section>
      ) : null}
      <section aria-labelledby="items-title" className="pt-3 pb-10">
        <h2 id="items-title" className="mb-2 font-bold">
          {version
            ? t('itemsOf', { no: version.no, count: version.items, day: version.as_of })
            : t('noItems')}
        </h2>
        {version && !isNewest ? <Notice tone="warn">{t('older')}</Notice> : null}
        {items.length > 0 ? (
          <ClientMessages of={['ragops']}>
            <ItemList items={items} dataset={dataset.id} isNewest={isNewest} />
          </ClientMessages>
        ) : (
          <EmptyState title={t('noItems')}>{t('noItemsText')}</EmptyState>
        )}
        <Pager
          page={page}
          last={Math.ceil((version?.items ?? 0) / itemsAPage)}
          href={(to) => `${datasetPath(dataset.id)}?${shown}page=${to}`}
        />
      </section>
      <ClientMessages of={['ragops']}>
        <SettingsSection
          id="benchmark"
          title={t('benchmark.title')}
          text={t(`benchmark.text.${dataset.target}`)}
        >
          <BenchmarkForm dataset={dataset.id} thisYear={thisYear} />
        </SettingsSection>
        <SettingsSection id="item" title={t('item.title')} text={t('item.text')}>
          <ItemForm dataset={dataset.id} target={dataset.target} />
        </SettingsSection>
        <SettingsSection id="import" title={t('import.title')} text={t('import.text')}>
          <ImportForm dataset={dataset.id} />
        </SettingsSection>
        {version ? (
          <SettingsSection id="versions" title={t('version.title')} text={t('version.text')}>
            <VersionList dataset={dataset.id} versions={versions} shown={version.no} />
          </SettingsSection>
        ) : null}
        <SettingsSection id="delete" title={t('delete.title')} text={t('delete.text')}>
          <DatasetDeletion dataset={dataset.id} />
        </SettingsSection>
      </ClientMessages>
    </div>
  )
}
