import { getTranslations } from 'next-intl/server'
import { HighlightedSnippet } from '@/components/corpus/search/highlighted-snippet'
import { articleHref, caseHref } from '@/lib/corpus/links'
import { loadSearch } from '@/lib/corpus/loaders'
import { Link } from '@/lib/i18n/navigation'
import { articleLabel } from '@/lib/korean-law/names/article-no'

const each = 5

/** What the law says to the same question, in a list of its own: it is never mixed with documents. */
export async function LawColumn({ query }: { query: string }) {
  const t = await getTranslations('knowledge')
  const loaded = await loadSearch({ query: query.slice(0, 200), size: String(each) })
  if (loaded.state !== 'found') return <p className="text-sm text-soft">{t('results.lawFailed')}</p>
  const statutes = loaded.response.statutes?.hits.slice(0, each) ?? []
  const cases = loaded.response.cases?.hits.slice(0, each) ?? []
  if (statutes.length + cases.length === 0)
    return <p className="text-sm text-soft">{t('results.lawNone')}</p>
  return (
    <>
      {statutes.length > 0 ? (
        <h3 className="text-sm font-semibold text-soft">{t('results.statutes')}</h3>
      ) : null}
      <ul className="mb-5">
        {statutes.map((hit) => (
          <li key={hit.id} className="border-t border-line py-3 text-sm">
            <Link href={articleHref(hit.lawTitle, hit.no)} className="font-bold hover:text-seal">
              <span lang="ko">
                {hit.lawTitle} {articleLabel(hit.no)}
                {hit.title ? `(${hit.title})` : ''}
              </span>
            </Link>
            <p className="mt-0.5 line-clamp-3">
              <HighlightedSnippet snippet={hit.snippet} />
            </p>
          </li>
        ))}
      </ul>
      {cases.length > 0 ? (
        <h3 className="text-sm font-semibold text-soft">{t('results.cases')}</h3>
      ) : null}
      <ul className="mb-4">
        {cases.map((hit) => (
          <li key={hit.serial} className="border-t border-line py-3 text-sm">
            <Link href={caseHref(hit)} className="font-bold hover:text-seal">
              <span lang="ko">
                {hit.court} {hit.caseNumber} {hit.caseName}
              </span>
            </Link>
            <p className="mt-0.5 line-clamp-3">
              <HighlightedSnippet snippet={hit.snippet} />
            </p>
          </li>
        ))}
      </ul>
      <Link
        href={{ pathname: '/case-search', query: { query: query.slice(0, 200) } }}
        className="link text-sm"
      >
        {t('results.lawMore')}
      </Link>
    </>
  )
}
