import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { Link } from '@/lib/i18n/navigation'
import type { FoundInDocuments } from '@/lib/knowledge/types'
import { excerptOf } from './excerpt'
import { documentPath } from './knowledge-paths'
import { MarkedText } from './marked-text'

/** The hits of one document stay together, where its best one stands. */
function byDocument(hits: Extract<FoundInDocuments, { state: 'found' }>['hits']) {
  const groups = new Map<string, typeof hits>()
  for (const hit of hits) {
    const group = groups.get(hit.document)
    if (group) group.push(hit)
    else groups.set(hit.document, [hit])
  }
  return [...groups.values()]
}

/** What was found in one's own documents, each passage with its page and a link to it. */
export function DocumentHits({ found, query }: { found: FoundInDocuments; query: string }) {
  const t = useTranslations('knowledge.results')
  if (found.state === 'failed') {
    return (
      <Notice tone="error" role="alert">
        {t('failed')}
      </Notice>
    )
  }
  const { hits, manner, searched, missing } = found
  return (
    <>
      {missing > 0 ? <Notice tone="warn">{t('missing', { count: missing })}</Notice> : null}
      <p className="mb-2 text-sm text-soft">
        {t(`manner.${manner.by}`, { model: manner.by === 'wordsAndMeaning' ? manner.model : '' })}
      </p>
      {hits.length === 0 ? (
        <EmptyState title={t('none')}>{t('noneText', { documents: searched })}</EmptyState>
      ) : (
        <>
          <p className="mb-2 text-sm text-soft">
            {t('count', { count: hits.length, documents: searched })}
          </p>
          <ol>
            {byDocument(hits).map((group) => (
              <li key={group[0]?.document} className="border-t border-line py-4">
                <h3 className="font-bold break-words">
                  <Link
                    href={documentPath(group[0]?.document ?? '', query)}
                    className="hover:text-seal"
                  >
                    {group[0]?.name}
                  </Link>
                </h3>
                {group[0]?.likeName ? (
                  <p className="text-sm text-soft">{t('like', { name: group[0].likeName })}</p>
                ) : null}
                <ul className="mt-1 space-y-3">
                  {group.map((hit) => (
                    <li key={hit.passage} className="text-sm">
                      <p className="text-soft">
                        {[hit.page === null ? null : t('page', { page: hit.page }), hit.path]
                          .filter(Boolean)
                          .join(' · ')}
                      </p>
                      <p className="mt-0.5">
                        <MarkedText {...excerptOf(hit)} />
                      </p>
                      <Link href={documentPath(hit.document, query, hit.passage)} className="link">
                        {t('open')}
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  )
}
