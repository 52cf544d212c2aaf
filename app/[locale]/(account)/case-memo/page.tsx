import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { MemoEditor } from '@/components/saved/memo/memo-editor'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'
import { loadMemo } from '@/lib/saved/memo/loaders'
import { memoForm } from '@/lib/saved/memo/memo-address'
import { chosenSerials } from '@/lib/saved/memo/schema'
import { sitePages } from '@/lib/site-pages'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'caseMemo')
}

/** A memo of the decisions that one chose among the saved or the found. */
export default async function CaseMemoPage({ searchParams }: Props) {
  const chosen = (await searchParams)[memoForm.field] ?? []
  const choices = await loadMemo(chosenSerials([chosen].flat()))
  const t = await getTranslations('memo')
  return (
    <div className="page pb-10">
      <PageBreadcrumb page="caseMemo" />
      <h1 className="pt-2 text-2xl font-bold tracking-tight sm:pt-4">{t('heading')}</h1>
      <p className="max-w-[42em] pt-1 pb-5 text-soft">{t('lead')}</p>
      {choices.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          action={
            <div className="flex flex-wrap gap-2">
              <Link href={sitePages.saved.path} className={buttonClass('primary')}>
                {t('empty.saved')}
              </Link>
              <Link href={sitePages.caseSearch.path} className={buttonClass()}>
                {t('empty.search')}
              </Link>
            </div>
          }
        >
          {t('empty.text')}
        </EmptyState>
      ) : (
        <ClientMessages of={['memo']}>
          <MemoEditor choices={choices} />
        </ClientMessages>
      )}
    </div>
  )
}
