import { useTranslations } from 'next-intl'
import { readingAttribute } from '@/components/corpus/reading/reading-attribute'
import type { CaseDetail } from '@/lib/corpus/case-schema'
import { CaseList } from './case-list'
import { CitedArticles } from './cited-articles'
import { IssueText } from './issue-text'

/** Each issue with its holding, and in the margin beside it the articles and decisions it rests on. */
export function CaseIssues({ issues }: { issues: CaseDetail['issues'] }) {
  const t = useTranslations('case')
  return (
    <div className="divide-y divide-line">
      {issues.map((issue, index) => (
        <section
          key={`${issue.no}${issue.issue.slice(0, 24)}`}
          id={`issue-${issue.no ?? index + 1}`}
          className="grid gap-x-12 gap-y-3 py-5 lg:grid-cols-[minmax(0,42em)_minmax(15rem,1fr)]"
        >
          <div {...readingAttribute}>
            {issues.length > 1 ? (
              <p className="text-xs font-bold text-soft">
                {t('issueNo', { no: issue.no ?? index + 1 })}
              </p>
            ) : null}
            {issue.issue ? (
              <h3 className="text-[1.03rem] leading-relaxed font-bold text-pretty" lang="ko">
                <IssueText>{issue.issue}</IssueText>
              </h3>
            ) : null}
            {issue.gist ? (
              <p className="mt-2 text-[1.03rem] leading-[1.85] whitespace-pre-line" lang="ko">
                {issue.gist}
              </p>
            ) : null}
          </div>
          <div className="space-y-3 text-sm not-empty:lg:border-l not-empty:lg:border-line not-empty:lg:pl-5">
            {issue.articles.length > 0 ? (
              <div>
                <h4 className="text-xs font-bold text-soft">{t('articles')}</h4>
                <CitedArticles articles={issue.articles} />
              </div>
            ) : null}
            {issue.cases.length > 0 ? (
              <div>
                <h4 className="text-xs font-bold text-soft">{t('cases')}</h4>
                <CaseList refs={issue.cases} absent="notHeld" />
              </div>
            ) : null}
          </div>
        </section>
      ))}
    </div>
  )
}
