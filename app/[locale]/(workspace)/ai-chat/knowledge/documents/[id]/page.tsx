import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { DocumentText } from '@/components/knowledge/document-text'
import { FactList } from '@/components/knowledge/fact-list'
import { documentPath, knowledgePath } from '@/components/knowledge/knowledge-paths'
import { NotFoundView } from '@/components/layout/errors/not-found-view'
import { BackLink } from '@/components/layout/navigation/back-link'
import { Notice } from '@/components/ui/notice'
import { longestQuery } from '@/lib/knowledge/constants'
import { loadFacts, loadIndexedDocument } from '@/lib/knowledge/loaders'
import { koreanDay } from '@/lib/korean-time'
import { pageMetadata } from '@/lib/page-metadata'
import { firstText } from '@/lib/page-params'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'knowledge')
}

/** The text of a document as it was read, with the passages that answer to a question. */
export default async function IndexedDocumentPage({ params, searchParams }: Props) {
  const [{ id }, given] = await Promise.all([params, searchParams])
  const query = (firstText(given.q) ?? '').trim().slice(0, longestQuery)
  const loaded = await loadIndexedDocument(documentPath(id, query), id, query || undefined)
  if (!loaded) return <NotFoundView />
  const [t, facts] = await Promise.all([
    getTranslations('knowledge.document'),
    loadFacts(documentPath(id, query), { document: id }),
  ])
  const { document, text } = loaded
  const back = query ? `${knowledgePath}?${new URLSearchParams({ q: query })}` : knowledgePath
  return (
    <div className="page w-full pt-4 pb-14">
      <BackLink href={back}>{t('back')}</BackLink>
      <h1 className="mt-3 text-2xl font-bold tracking-tight break-words">{document.name}</h1>
      <p className="mt-1 mb-5 text-sm">
        {document.isMine ? (
          <a href={`/api/documents/${id}`} className="link" download>
            {t('download')}
          </a>
        ) : (
          <span className="text-soft">{t('shared')}</span>
        )}
      </p>
      {facts.length > 0 ? (
        <details className="mb-5 max-w-[42em] border-y border-line py-2">
          <summary className="cursor-pointer text-sm font-semibold">
            {t('facts', { count: facts.length })}
          </summary>
          <div className="mt-3">
            <FactList facts={facts} today={koreanDay(new Date())} named={false} />
          </div>
        </details>
      ) : null}
      {text ? (
        <DocumentText text={text} query={query} />
      ) : (
        <Notice>{document.index === 'waiting' ? t('waiting') : t('noText')}</Notice>
      )}
    </div>
  )
}
