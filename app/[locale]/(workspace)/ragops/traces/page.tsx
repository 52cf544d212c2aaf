import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { StaleList } from '@/components/ragops/stale-list'
import { TraceCharts } from '@/components/traces/trace-charts'
import { TraceFilterForm } from '@/components/traces/trace-filter-form'
import { TraceList } from '@/components/traces/trace-list'
import { VersionFigures } from '@/components/traces/version-figures'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { getPathname, Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'
import { loadStaleAnswers } from '@/lib/ragops/drift/loaders'
import { sitePages } from '@/lib/site-pages'
import { chartDays, traceKeptDays, traceOwners, tracesPath } from '@/lib/traces/constants'
import { loadTraces, type Traces } from '@/lib/traces/loaders'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'traces')
}

function pageHref({ of, filter }: Traces, page: number): string {
  const words = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const query = new URLSearchParams([
    ...words,
    ...(of === 'site' ? [['of', of]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ] as [string, string][])
  return query.size > 0 ? `${tracesPath}?${query}` : tracesPath
}

/** What answers were made of: one's own, and for the administration those of the site's chat. */
export default async function TracesPage({ searchParams }: Props) {
  const loaded = await loadTraces(await searchParams)
  const { traces, hasMore, of, seesSite, filter, page, days, versions } = loaded
  const [t, ragops, locale, stale] = await Promise.all([
    getTranslations('traces'),
    getTranslations('ragops.stale'),
    getLocale(),
    of === 'own' ? loadStaleAnswers() : [],
  ])
  const narrowed = Object.values(filter).some((value) => value !== undefined)
  const hasAny = narrowed || traces.length > 0 || page > 1
  const path = of === 'site' ? `${tracesPath}?of=site` : tracesPath
  return (
    <div className="page w-full pt-4 pb-14">
      <h1 className="text-2xl font-bold tracking-tight">{t('title')}</h1>
      <p className="max-w-[42em] pt-1 pb-4 text-soft">
        {t(`lead.${of}`)} {t('kept', { days: traceKeptDays })}
      </p>
      {seesSite ? (
        <nav aria-label={t('of.title')} className="mb-5 flex gap-4 text-sm">
          {traceOwners.map((each) => (
            <Link
              key={each}
              href={each === 'site' ? `${tracesPath}?of=site` : tracesPath}
              aria-current={each === of ? 'page' : undefined}
              className="py-1 text-soft hover:text-ink aria-[current]:border-b-2 aria-[current]:border-seal aria-[current]:font-bold aria-[current]:text-ink"
            >
              {t(`of.${each}`)}
            </Link>
          ))}
        </nav>
      ) : null}
      {hasAny ? (
        <TraceFilterForm
          path={path}
          action={getPathname({ locale, href: tracesPath })}
          of={of}
          filter={filter}
        />
      ) : null}
      {traces.length > 0 ? (
        <TraceList traces={traces} />
      ) : (
        <EmptyState
          title={t(hasAny ? 'none.narrowed' : 'none.title')}
          action={
            hasAny ? null : (
              <Link href={sitePages.aiChat.path} className={buttonClass('primary')}>
                {t('none.ask')}
              </Link>
            )
          }
        >
          {hasAny ? null : t('none.text')}
        </EmptyState>
      )}
      {page > 1 || hasMore ? (
        <nav aria-label={t('pages')} className="flex gap-2 py-5">
          {page > 1 ? (
            <Link href={pageHref(loaded, page - 1)} rel="prev" className={buttonClass()}>
              {t('newer')}
            </Link>
          ) : null}
          {hasMore ? (
            <Link href={pageHref(loaded, page + 1)} rel="next" className={buttonClass()}>
              {t('older')}
            </Link>
          ) : null}
        </nav>
      ) : null}
      {stale.length > 0 ? (
        <section aria-labelledby="stale" className="pt-10">
          <h2 id="stale" className="font-bold">
            {ragops('answers')} ({stale.length})
          </h2>
          <p className="max-w-[42em] pb-2 text-sm text-soft">{ragops('answersText')}</p>
          <ClientMessages of={['ragops']}>
            <StaleList stale={stale} />
          </ClientMessages>
        </section>
      ) : null}
      {hasAny ? (
        <section aria-labelledby="charts" className="pt-10">
          <h2 id="charts" className="pb-3 font-bold">
            {t('charts.title', { days: chartDays })}
          </h2>
          <TraceCharts days={days} />
          <h3 className="pt-8 pb-3 font-bold">{t('byVersion.title')}</h3>
          <VersionFigures versions={versions} />
        </section>
      ) : null}
    </div>
  )
}
