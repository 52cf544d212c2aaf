import { useTranslations } from 'next-intl'
import { readableName } from '@/components/corpus/case/case-name'
import { Notice } from '@/components/ui/notice'
import { Tag } from '@/components/ui/tag'
import { caseHref } from '@/lib/corpus/links'
import type { DecisionPassage } from '@/lib/corpus/passage-schema'
import { Link } from '@/lib/i18n/navigation'
import { AnswerSource, answerLinkClass } from './answer-source'
import { AnswerDecisionLink } from './answer-source-link'

/** A decision that an answer rests on: the issue nearest to the question, and the holding. */
export function AnswerDecision({ of, no }: { of: DecisionPassage; no: number }) {
  const t = useTranslations('chat.answer')
  const search = useTranslations('search')
  const { issue, gist, overruledBy } = of
  return (
    <AnswerSource
      no={no}
      title={<AnswerDecisionLink of={of} className={answerLinkClass} />}
      facts={
        <>
          <span lang="ko">{readableName(of.caseName)}</span>
          {of.citedBy > 0 ? <span>{search('citedBy', { count: of.citedBy })}</span> : null}
          {of.isSummary ? <Tag>{t('summary')}</Tag> : null}
          {of.cut ? <span>{t('gistCut')}</span> : null}
        </>
      }
    >
      <dl className="mt-2 space-y-2 border-l-2 border-line pl-3.5">
        {issue ? (
          <div>
            <dt className="text-sm text-soft">{t('issue')}</dt>
            <dd lang="ko">{issue}</dd>
          </div>
        ) : null}
        {gist ? (
          <div>
            <dt className="text-sm text-soft">{t('gist')}</dt>
            <dd lang="ko">{gist}</dd>
          </div>
        ) : null}
      </dl>
      {overruledBy ? (
        <div className="mt-2">
          <Notice tone="warn">
            {t.rich('overruled', {
              ref: () => (
                <Link href={caseHref(overruledBy)} className="cite" lang="ko">
                  {overruledBy.caseNumber}
                </Link>
              ),
            })}
          </Notice>
        </div>
      ) : null}
    </AnswerSource>
  )
}
