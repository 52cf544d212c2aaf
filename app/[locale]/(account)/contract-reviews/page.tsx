import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { LimitLine } from '@/components/contracts/limit-line'
import { ReviewList } from '@/components/contracts/review-list'
import { StartReview } from '@/components/contracts/start-review'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { Notice } from '@/components/ui/notice'
import { loadReviews } from '@/lib/contracts/reviews/loaders'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'
import { firstText } from '@/lib/page-params'
import { sitePages } from '@/lib/site-pages'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'contractReviews')
}

/** A contract to be reviewed, and those that were. */
export default async function ContractReviewsPage({ searchParams }: Props) {
  const [{ reviews, shared, limit, documents }, params, t, compare, tables, playbooks] =
    await Promise.all([
      loadReviews(),
      searchParams,
      getTranslations('contracts'),
      getTranslations('contractComparison'),
      getTranslations('contractTables'),
      getTranslations('playbooks'),
    ])
  const done = firstText(params.done) === 'deleted'
  const failed = firstText(params.reason) !== undefined
  return (
    <div className="page pb-14">
      <PageBreadcrumb page="contractReviews" />
      <h1 className="pt-2 text-2xl font-bold tracking-tight sm:pt-4">{t('title')}</h1>
      <p className="max-w-[42em] pt-1 text-soft">{t('lead')}</p>
      <div className="space-y-3 pt-3 pb-6">
        <LimitLine {...limit} />
        {done ? (
          <Notice tone="good" role="status">
            {t('delete.done')}
          </Notice>
        ) : null}
        {failed ? (
          <Notice tone="error" role="alert">
            {t('problems.unavailable')}
          </Notice>
        ) : null}
      </div>
      <ClientMessages of={['contracts']}>
        <StartReview documents={documents} />
      </ClientMessages>
      <p className="mt-6">
        <Link href={sitePages.contractComparison.path} className="link">
          {compare('title')}
        </Link>
        <span className="text-soft"> — {compare('short')}</span>
      </p>
      <p className="mt-2">
        <Link href={sitePages.contractTables.path} className="link">
          {tables('title')}
        </Link>
        <span className="text-soft"> — {tables('short')}</span>
      </p>
      <p className="mt-2">
        <Link href={sitePages.playbooks.path} className="link">
          {playbooks('title')}
        </Link>
        <span className="text-soft"> — {playbooks('short')}</span>
      </p>
      <section aria-labelledby="reviews" className="mt-12">
        <h2 id="reviews" className="mb-2 text-lg font-bold">
          {t('list.title')}
        </h2>
        <ReviewList reviews={reviews} />
      </section>
      {shared.length > 0 ? (
        <section aria-labelledby="shared" className="mt-12">
          <h2 id="shared" className="text-lg font-bold">
            {t('shared.title')}
          </h2>
          <p className="mb-2 text-sm text-soft">{t('shared.text')}</p>
          <ReviewList reviews={shared} />
        </section>
      ) : null}
    </div>
  )
}
