import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AlertList } from '@/components/alerts/alert-list'
import { AlertTabs } from '@/components/alerts/alert-tabs'
import { alertsAddress, alertViews } from '@/components/alerts/alerts-address'
import { MailSwitch } from '@/components/alerts/mail-switch'
import { ReadButton } from '@/components/alerts/read-button'
import { WatchList } from '@/components/alerts/watch-list'
import { ArticleDiff } from '@/components/corpus/changes/article-diff'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { Pager } from '@/components/layout/navigation/pager'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { type AlertsPage, loadAlerts } from '@/lib/alerts/loaders'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'
import { firstText, readPage } from '@/lib/page-params'
import { sitePages } from '@/lib/site-pages'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'alerts')
}

function detailsOf(changes: AlertsPage['changes']): Map<number, ReactNode> {
  return new Map(
    [...changes].flatMap(([id, change]) =>
      change.kind === 'article' ? [[id, <ArticleDiff key={id} change={change} />] as const] : [],
    ),
  )
}

/** What one was told of the law, and what one watches. */
export default async function AlertsPageView({ searchParams }: Props) {
  const params = await searchParams
  const asked = firstText(params.show)
  const show = alertViews.find((view) => view === asked) ?? 'all'
  const found = await loadAlerts(show === 'unread' ? 'unread' : 'all', readPage(params.page))
  const { alerts, watches, unread, most, mailStopped } = found
  const t = await getTranslations('alerts')
  const isEmpty = show === 'watches' ? watches.length === 0 : alerts.length === 0
  const state = show === 'watches' || watches.length === 0 ? 'empty' : 'none'
  return (
    <div className="page pb-10">
      <PageBreadcrumb page="alerts" />
      <h1 className="pt-2 text-2xl font-bold tracking-tight sm:pt-4">{t('title')}</h1>
      <p className="max-w-[42em] pt-1 pb-5 text-soft">{t('lead')}</p>
      <AlertTabs show={show} counts={{ unread, watches: watches.length }} />
      <ClientMessages of={['alerts']}>
        {isEmpty ? (
          <EmptyState
            title={t(`${state}.title`)}
            action={
              <Link href={sitePages.caseSearch.path} className={buttonClass('primary')}>
                {t('search')}
              </Link>
            }
          >
            {t(`${state}.text`)}
          </EmptyState>
        ) : null}
        {isEmpty ? null : show === 'watches' ? (
          <>
            <MailSwitch key={String(mailStopped)} isStopped={mailStopped} />
            <p className="border-b border-line pb-3 text-sm text-soft">
              {t('count', { count: watches.length, most })}
            </p>
            <WatchList watches={watches} />
          </>
        ) : (
          <>
            {unread > 0 ? (
              <div className="flex justify-end border-b border-line py-3">
                <ReadButton id="all" />
              </div>
            ) : null}
            <AlertList alerts={alerts} details={detailsOf(found.changes)} />
            <Pager page={found.page} last={found.last} href={(each) => alertsAddress(show, each)} />
          </>
        )}
      </ClientMessages>
    </div>
  )
}
