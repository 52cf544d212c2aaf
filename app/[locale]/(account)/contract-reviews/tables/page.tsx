import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { LimitLine } from '@/components/contracts/limit-line'
import { TableForm } from '@/components/contracts/tables/table-form'
import { TableList } from '@/components/contracts/tables/table-list'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { loadTables } from '@/lib/contracts/tables/loaders'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'
import { firstText } from '@/lib/page-params'
import { sitePages } from '@/lib/site-pages'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'contractTables')
}

/** Tables of several contracts, and the form for another. */
export default async function ContractTablesPage({ searchParams }: Props) {
  const [{ tables, reviews, documents, versions, limit }, params, t] = await Promise.all([
    loadTables(),
    searchParams,
    getTranslations('contractTables'),
  ])
  const hasContracts = reviews.length + documents.length > 0
  return (
    <div className="page pb-14">
      <PageBreadcrumb page="contractTables" />
      <h1 className="pt-2 text-2xl font-bold tracking-tight sm:pt-4">{t('title')}</h1>
      <p className="max-w-[42em] pt-1 text-soft">{t('lead')}</p>
      <div className="space-y-3 pt-3 pb-6">
        <LimitLine {...limit} />
        {firstText(params.done) === 'deleted' ? (
          <Notice tone="good" role="status">
            {t('delete.done')}
          </Notice>
        ) : null}
        {firstText(params.reason) ? (
          <Notice tone="error" role="alert">
            {t('problem.unavailable')}
          </Notice>
        ) : null}
      </div>
      {hasContracts ? (
        <ClientMessages of={['contractTables']}>
          <TableForm reviews={reviews} documents={documents} versions={versions} />
        </ClientMessages>
      ) : (
        <EmptyState title={t('none.title')}>
          {t('none.text')}{' '}
          <Link href={sitePages.contractReviews.path} className="link">
            {t('none.open')}
          </Link>
        </EmptyState>
      )}
      <section aria-labelledby="tables" className="mt-12">
        <h2 id="tables" className="mb-2 text-lg font-bold">
          {t('list.title')}
        </h2>
        <TableList tables={tables} />
      </section>
    </div>
  )
}
