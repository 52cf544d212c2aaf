import { useTranslations } from 'next-intl'
import { CalendarDate } from '@/components/corpus/case/calendar-date'
import { readableName } from '@/components/corpus/case/case-name'
import { articleHref, caseHref, firstNumber } from '@/lib/corpus/links'
import type { SimilarCase } from '@/lib/corpus/similar-case-schema'
import { Link } from '@/lib/i18n/navigation'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import { useApi } from '@/lib/use-api'

const options = {
  schema: () =>
    import('@/lib/corpus/similar-case-schema').then((module) => module.similarCasesSchema),
  maxAgeMs: 600_000,
}

/** What both decisions cite: why one is shown beside the other. */
function Shared({ of: { articles, cases } }: { of: SimilarCase }) {
  const t = useTranslations('similarCases')
  if (articles.length + cases.length === 0) return null
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-soft">
      <span>{t('both')}</span>
      {articles.map(({ lawTitle, no }) => (
        <Link key={`${lawTitle}${no}`} href={articleHref(lawTitle, no)} className="cite" lang="ko">
          {lawTitle} {articleLabel(no)}
        </Link>
      ))}
      {cases.map((each) => (
        <Link key={each.serial} href={caseHref(each)} className="cite" lang="ko">
          {firstNumber(each.caseNumber)}
        </Link>
      ))}
    </p>
  )
}

/** Decisions on the same question that neither cite this one nor are cited by it. */
export function SimilarCases({ serial }: { serial: number }) {
  const t = useTranslations('similarCases')
  const { data, error, isLoading } = useApi(`/api/cases/by-id/${serial}/similar`, options)
  if (error || data?.similar.length === 0) {
    return <p className="mt-3 text-sm text-soft">{error ? t('failed') : t('none')}</p>
  }
  if (isLoading || !data) {
    return (
      <p role="status" className="mt-3 text-sm text-soft">
        {t('loading')}
      </p>
    )
  }
  return (
    <ol className="divide-y divide-line">
      {data.similar.map((each) => (
        <li key={each.serial} className="py-3">
          <p className="leading-snug" lang="ko">
            <Link href={caseHref(each)} className="cite font-medium">
              {each.court} {firstNumber(each.caseNumber)}
            </Link>{' '}
            {readableName(each.caseName)}{' '}
            <span className="text-xs whitespace-nowrap text-soft">
              {each.judgmentDate ? <CalendarDate date={each.judgmentDate} /> : null}
            </span>
          </p>
          {each.issue ? (
            <p className="mt-1 line-clamp-3 max-w-[48em] text-[0.95rem]" lang="ko">
              {each.issue}
            </p>
          ) : null}
          <Shared of={each} />
        </li>
      ))}
    </ol>
  )
}
