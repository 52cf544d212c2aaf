import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { Pager } from '@/components/layout/navigation/pager'
import { AuthorityLinks } from '@/components/saved/authority-links'
import { MemoBar } from '@/components/saved/memo/memo-bar'
import { SavedFilters } from '@/components/saved/saved-filters'
import { SavedList } from '@/components/saved/saved-list'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { getPathname, Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'
import { firstText, readPage } from '@/lib/page-params'
import { loadSaved } from '@/lib/saved/loaders'
import { savedAddress } from '@/lib/saved/saved-address'
import { savedFilterSchema } from '@/lib/saved/schema'
import { sitePages } from '@/lib/site-pages'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'saved')
}

/** The decisions and articles that one has saved. */
export default async function SavedPage({ searchParams }: Props) {
  const params = await searchParams
  const filter = savedFilterSchema.parse({
    kind: firstText(params.kind),
    folder: firstText(params.folder),
  })
  const { sources, counts, folders, organizations, page, last } = await loadSaved(
    filter,
    readPage(params.page),
  )
  const [t, locale] = await Promise.all([getTranslations('saved'), getLocale()])
  return (
    <div className="page pb-10">
      <PageBreadcrumb page="saved" />
      <h1 className="pt-2 text-2xl font-bold tracking-tight sm:pt-4">{t('title')}</h1>
      <p className="max-w-[42em] pt-1 pb-5 text-soft">{t('lead')}</p>
      {counts.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          action={
            <Link href={sitePages.caseSearch.path} className={buttonClass('primary')}>
              {t('empty.search')}
            </Link>
          }
        >
          {t('empty.text')}
        </EmptyState>
      ) : (
        <>
          <SavedFilters filter={filter} counts={counts} folders={folders} />
          {sources.length === 0 ? (
            <EmptyState
              title={t('none.title')}
              action={
                <Link href={sitePages.saved.path} className={buttonClass()}>
                  {t('none.all')}
                </Link>
              }
            />
          ) : (
            <>
              <div className="py-3">
                <AuthorityLinks filter={filter} />
              </div>
              <ClientMessages of={['saved']}>
                <SavedList sources={sources} folders={folders} organizations={organizations} />
              </ClientMessages>
              <MemoBar action={getPathname({ locale, href: sitePages.caseMemo.path })} />
              <Pager page={page} last={last} href={(each) => savedAddress(filter, each)} />
            </>
          )}
        </>
      )}
    </div>
  )
}
