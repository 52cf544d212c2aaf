import { useLocale, useTranslations } from 'next-intl'
import { PreviewButton } from '@/components/corpus/preview/preview-button'
import { resultAttribute } from '@/components/layout/quick-search/constants'
import { Tag } from '@/components/ui/tag'
import { articleHref, caseHref } from '@/lib/corpus/links'
import type { ArticleHit } from '@/lib/corpus/schema'
import { Link } from '@/lib/i18n/navigation'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import { HighlightedSnippet } from './highlighted-snippet'

/** The name of the article, which leads to it. */
function ArticleName({ hit }: { hit: ArticleHit }) {
  return (
    <h3 className="min-w-0 text-base font-semibold" lang="ko">
      <Link href={articleHref(hit.lawTitle, hit.no)} className="result-link" {...resultAttribute}>
        <span className="font-bold">
          {hit.lawTitle} {articleLabel(hit.no)}
        </span>{' '}
        {hit.title ? `(${hit.title})` : null}
      </Link>
    </h3>
  )
}

/** How often the article is cited, and what is to be known of its text. */
function ArticleMarks({ hit }: { hit: ArticleHit }) {
  const t = useTranslations('search')
  return (
    <>
      {hit.citedBy > 0 ? <span>{t('citedBy', { count: hit.citedBy })}</span> : null}
      {hit.pending ? <Tag tone="warn">{t('pending')}</Tag> : null}
      {hit.repealed ? <Tag tone="warn">{t('repealed')}</Tag> : null}
      {hit.isSummary ? <Tag>{t('summaryShort')}</Tag> : null}
    </>
  )
}

/** One statute article in a line, where decisions follow that are to be seen too. */
export function ArticleLine({ hit }: { hit: ArticleHit }) {
  return (
    <li className="result flex items-center justify-between gap-3 border-b border-line py-1.5">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-sm text-soft">
        <div className="min-w-0 text-ink">
          <ArticleName hit={hit} />
        </div>
        <ArticleMarks hit={hit} />
      </div>
      <PreviewButton name={`${hit.lawTitle} ${articleLabel(hit.no)}`} />
    </li>
  )
}

/** One statute article in a list of results. */
export function ArticleResult({ hit }: { hit: ArticleHit }) {
  const t = useTranslations('search')
  const locale = useLocale()
  return (
    <li className="result border-b border-line py-4">
      <div className="flex items-baseline justify-between gap-3">
        <ArticleName hit={hit} />
        <PreviewButton name={`${hit.lawTitle} ${articleLabel(hit.no)}`} />
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-soft">
        <span lang="ko">{hit.path ? `${hit.lawKind} · ${hit.path}` : hit.lawKind}</span>
        <ArticleMarks hit={hit} />
      </p>
      {hit.explanation ? (
        <p className="mt-1.5 line-clamp-2 max-w-[42em]">{hit.explanation[locale]}</p>
      ) : null}
      <p className="mt-1.5 line-clamp-3 text-[0.95rem]">
        <HighlightedSnippet snippet={hit.snippet} />
      </p>
      {hit.leadingCases.length > 0 ? (
        <p className="mt-1.5 text-sm text-soft">
          {t('leadingCases')}{' '}
          {hit.leadingCases.map((ref) => (
            <Link
              key={`${ref.serial}${ref.caseNumber}`}
              href={caseHref(ref)}
              className="cite mr-2 whitespace-nowrap"
              lang="ko"
            >
              {ref.caseNumber}
            </Link>
          ))}
        </p>
      ) : null}
    </li>
  )
}
