import { useTranslations } from 'next-intl'
import { readableName } from '@/components/corpus/case/case-name'
import { Notice } from '@/components/ui/notice'
import { Tag } from '@/components/ui/tag'
import type { AnswerDecision as Decision } from '@/lib/corpus/answer-sources'
import { caseHref } from '@/lib/corpus/links'
import { Link } from '@/lib/i18n/navigation'
import { AnswerSource, answerLinkClass } from './answer-source'
import { AnswerDecisionLink } from './answer-source-link'

/** A decision an answer stands on: the issue that is nearest to the question, and what was held. */
export function AnswerDecision({ of, no }: { of: Decision; no: number }) {
  const t = useTranslations('chat.answer')
  const search = useTranslations('search')
  const { passage, overruledBy } = of
  return (
    <AnswerSource
      no={no}
      title={<AnswerDecisionLink of={of} className={answerLinkClass} />}
      facts={
        <>
          <span lang="ko">{readableName(of.caseName)}</span>
          {of.citedBy > 0 ? <span>{search('citedBy', { count: of.citedBy })}</span> : null}
          {of.isSummary ? <Tag>{t('summary')}</Tag> : null}
          {passage.cut ? <span>{t('gistCut')}</span> : null}
        </>
      }
    >
      <dl className="mt-2 space-y-2 border-l-2 border-line pl-3.5">
        {passage.issue ? (
          <div>
            <dt className="text-sm text-soft">{t('issue')}</dt>
            <dd lang="ko">{passage.issue}</dd>
          </div>
        ) : null}
        {passage.gist ? (
          <div>
            <dt className="text-sm text-soft">{t('gist')}</dt>
            <dd lang="ko">{passage.gist}</dd>
          </div>
        ) : null}
      </dl>
      {overruledBy ? (
        <div className="mt-2">
          <Notice tone="warn">
            {t.rich('overruled', {
              ref: () => (
                <Link href={caseHref(overruledBy)} className="link" lang="ko" prefetch={false}>
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
