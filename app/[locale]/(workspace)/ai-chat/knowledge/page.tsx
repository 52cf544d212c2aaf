import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { DocumentsPanel } from '@/components/documents/documents-panel'
import { CollectionList } from '@/components/knowledge/collection-list'
import { DocumentHits } from '@/components/knowledge/document-hits'
import { DocumentStates } from '@/components/knowledge/document-states'
import {
  askPath,
  factsPath,
  knowledgePath,
  tablePath,
} from '@/components/knowledge/knowledge-paths'
import { ProblemNotice } from '@/components/knowledge/problem-notice'
import { RefreshWhileWaiting } from '@/components/knowledge/refresh-while-waiting'
import { KeepSearch, SavedSearches } from '@/components/knowledge/saved-searches'
import { KnowledgeSearchForm } from '@/components/knowledge/search-form'
import { SharedCollections } from '@/components/knowledge/shared-collections'
import { getPathname, Link } from '@/lib/i18n/navigation'
import { loadKnowledge, searchDocuments } from '@/lib/knowledge/loaders'
import { type SearchParams, searchParamsSchema, searchQuery } from '@/lib/knowledge/schema'
import { pageMetadata } from '@/lib/page-metadata'
import { firstText } from '@/lib/page-params'
import { LawColumn } from './law-column'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'knowledge')
}

async function Results({ params }: { params: SearchParams }) {
  const t = await getTranslations('knowledge.results')
  const found = await searchDocuments(knowledgePath, params)
  const { saved, mostSaved, collections, shared } = await loadKnowledge(knowledgePath)
  const { q } = params
  const within = [...collections, ...shared].find(({ id }) => id === params.in)
  return (
    <div className="mt-8 grid gap-10 lg:grid-cols-2">
      <section aria-labelledby="mine">
        <h2 id="mine" className="mb-2 text-lg font-bold break-words">
          {within?.name ?? t('mine')}
        </h2>
        <DocumentHits found={found} query={q} />
        <Link href={askPath(q, params.in)} className="link mt-4 inline-block text-sm">
          {t('ask')}
        </Link>
        <KeepSearch
          query={new URLSearchParams(searchQuery(params)).toString()}
          words={q}
          count={saved.length}
          most={mostSaved}
        />
      </section>
      <section aria-labelledby="law">
        <h2 id="law" className="mb-2 text-lg font-bold">
          {t('law')}
        </h2>
        <LawColumn query={q} />
      </section>
    </div>
  )
}

/** Search in one's own documents beside the law, and what there is to search in. */
export default async function KnowledgePage({ searchParams }: Props) {
  const given = Object.entries(await searchParams).map(([name, value]) => [name, firstText(value)])
  const params = searchParamsSchema.parse({ q: '', ...Object.fromEntries(given) })
  const { q, reason, name } = params
  const query = new URLSearchParams(searchQuery(params)).toString()
  const knowledge = await loadKnowledge(query ? `${knowledgePath}?${query}` : knowledgePath)
  const { documents, collections, mostCollections, saved } = knowledge
  const [t, locale] = await Promise.all([getTranslations('knowledge'), getLocale()])
  const waiting = documents.some(({ index }) => index === 'waiting')
  return (
    <div className="page w-full pt-4 pb-14">
      <h1 className="mt-2 text-2xl font-bold tracking-tight">{t('title')}</h1>
      <p className="mt-1 max-w-[42em] text-sm text-soft">{t('lead')}</p>
      <p className="mt-2 mb-5 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <Link href={askPath('')} className="link">
          {t('links.ask')}
        </Link>
        <Link href={tablePath} className="link">
          {t('links.table')}
        </Link>
        <Link href={factsPath} className="link">
          {t('links.facts')}
        </Link>
      </p>
      <KnowledgeSearchForm
        action={getPathname({ locale, href: knowledgePath })}
        params={params}
        knowledge={knowledge}
      />
      <SavedSearches saved={saved} />
      <div className="mt-4">
        <ProblemNotice reason={reason} />
      </div>
      {q ? (
        <Results params={params} />
      ) : (
        <div className="mt-8 grid gap-10 lg:grid-cols-[2fr_3fr]">
          <div>
            <CollectionList
              collections={collections}
              most={mostCollections}
              name={name}
              open={reason !== undefined && name !== undefined}
            />
            <SharedCollections shared={knowledge.shared} />
          </div>
          <div>
            <RefreshWhileWaiting waiting={waiting} />
            <DocumentStates documents={documents}>
              <details className="mt-3 border-t border-line py-2.5" open={documents.length === 0}>
                <summary className="cursor-pointer text-sm font-semibold">
                  {t('documents.upload')}
                </summary>
                <DocumentsPanel view="files" signedIn search={false} onPage />
              </details>
            </DocumentStates>
          </div>
        </div>
      )}
    </div>
  )
}
