import { useTranslations } from 'next-intl'
import { articleHref, caseHref } from '@/lib/corpus/links'
import type { LeadingCase } from '@/lib/corpus/types'
import { Link } from '@/lib/i18n/navigation'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import { CaseFacts } from './case-facts'
import { readableName } from './case-name'

/** Articles that people look up, each with the decision on it that others cite most. */
export function LeadingCases({ found }: { found: LeadingCase[] }) {
  const t = useTranslations('home')
  return (
    <section aria-labelledby="leading-title">
      <h2 id="leading-title" className="section-title">
        {t('leading')} <span className="font-normal text-soft">{t('leadingNote')}</span>
      </h2>
      {found.length === 0 ? <p className="mt-3 text-soft">{t('leadingEmpty')}</p> : null}
      <ol>
        {found.map(({ law, no, title, decision }) => (
          <li
            key={`${law}${no}`}
            className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <h3 className="leading-snug font-semibold" lang="ko">
              <Link href={articleHref(law, no)} className="result-link">
                {law} {articleLabel(no)}
              </Link>
              <span className="block text-sm font-normal text-soft">{title}</span>
            </h3>
            <div className="min-w-0">
              <p className="leading-snug font-semibold" lang="ko">
                <Link href={caseHref(decision)} className="result-link">
                  {decision.caseNumber} {readableName(decision.caseName)}
                </Link>
              </p>
              <CaseFacts of={decision} />
              {decision.issue ? (
                <p className="mt-1 line-clamp-2 text-[0.95rem]" lang="ko">
                  {decision.issue}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
