import { useTranslations } from 'next-intl'
import { CaseFacts } from '@/components/corpus/case/case-facts'
import { readableName } from '@/components/corpus/case/case-name'
import { StaticIcon } from '@/components/ui/static-icon'
import { articleHref, caseHref, lawHref, splitArticleId } from '@/lib/corpus/links'
import type { Understanding } from '@/lib/corpus/schema'
import { Link } from '@/lib/i18n/navigation'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import { DirectSummary, type LoadedSummary } from './direct-summary'

type Direct = NonNullable<Understanding['direct']>

function StatuteAnswer({ direct }: { direct: Direct }) {
  const t = useTranslations('search')
  const law = direct.lawTitle ?? direct.lawId
  if (law === null) return null
  const no = direct.articleId === null ? null : splitArticleId(direct.articleId).no
  return (
    <Link
      href={no === null ? lawHref(law) : articleHref(law, no)}
      className="group inline-flex items-center gap-2"
    >
      <strong className="text-lg underline-offset-4 group-hover:underline" lang="ko">
        {no === null ? law : `${law} ${articleLabel(no)}`}
      </strong>
      <span className="inline-flex items-center gap-1 text-sm text-seal">
        {t(no === null ? 'openLaw' : 'openArticle')} <StaticIcon name="arrowRight" size={15} />
      </span>
    </Link>
  )
}

/** The query names a decision, an article or a law: the thing itself, above the results. */
export function DirectAnswer({
  direct,
  summary,
}: {
  direct: Direct
  /** Of the one decision that is named; null when several are, or none. */
  summary: LoadedSummary | null
}) {
  const t = useTranslations('search')
  const missing = direct.kind === 'case' && direct.cases.length === 0
  return (
    <section aria-labelledby="direct-title" className="border-y-2 border-ink py-3">
      <h2 id="direct-title" className="text-xs font-bold text-soft">
        {t('direct')}
      </h2>
      {missing ? <p>{t('directMissing', { text: direct.text })}</p> : null}
      {direct.cases.length > 1 ? <p className="text-sm text-soft">{t('directMany')}</p> : null}
      {direct.kind === 'case' ? (
        <ul className="space-y-1">
          {direct.cases.map((ref) => (
            <li key={`${ref.serial}`}>
              <Link href={caseHref(ref)} className="result-link text-lg font-bold" lang="ko">
                {ref.caseNumber} {readableName(ref.caseName)}
              </Link>
              <CaseFacts of={summary?.ok ? summary.summary : ref} />
              {summary ? <DirectSummary loaded={summary} /> : null}
            </li>
          ))}
        </ul>
      ) : (
        <StatuteAnswer direct={direct} />
      )}
    </section>
  )
}
