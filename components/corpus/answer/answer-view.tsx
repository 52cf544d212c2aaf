import { useLocale, useTranslations } from 'next-intl'
import { searchHref } from '@/components/corpus/search/search-url'
import { UnderstandingNote } from '@/components/corpus/search/understanding-note'
import { Notice } from '@/components/ui/notice'
import type { GroundedAnswer } from '@/lib/corpus/answer'
import { Link } from '@/lib/i18n/navigation'
import { AnswerDecision } from './answer-decision'
import { AnswerShort } from './answer-short'
import { AnswerStatute } from './answer-statute'

/** What a reader must still check, because an answer from texts does not know the facts. */
function AnswerNextSteps({ answer }: { answer: GroundedAnswer }) {
  const t = useTranslations('chat.answer')
  const { question, scope, statutes, decisions, totals } = answer
  return (
    <section aria-labelledby="answer-next">
      <h2 id="answer-next" className="section-title">
        {t('next')}
      </h2>
      <ul className="mt-3 list-disc space-y-1.5 pl-5">
        {decisions.length > 0 ? <li>{t('nextFacts')}</li> : null}
        <li>{t('nextDeadline')}</li>
        {statutes.some(({ state }) => state === 'pending') ? <li>{t('nextEffective')}</li> : null}
        <li>
          {t.rich('nextMore', {
            ...totals,
            a: (text) => (
              <Link href={searchHref({ query: question, type: scope })} className="link">
                {text}
              </Link>
            ),
          })}
        </li>
        <li>{t('nextCounsel')}</li>
      </ul>
    </section>
  )
}

/** A whole answer: in short, the articles, the decisions, what to check next. */
export function AnswerView({ answer }: { answer: GroundedAnswer }) {
  const t = useTranslations('chat.answer')
  const locale = useLocale()
  const { statutes, decisions, scope } = answer
  const summaries = [...statutes, ...decisions].some(({ isSummary }) => isSummary)
  return (
    <div className="space-y-8">
      <UnderstandingNote of={answer.understanding} />
      <section aria-labelledby="answer-short">
        <h2 id="answer-short" className="section-title mb-3">
          {t('short')}
        </h2>
        <AnswerShort answer={answer} anchored />
        {locale === 'ko' ? null : <p className="mt-3 text-sm text-soft">{t('korean')}</p>}
      </section>
      {summaries ? <Notice tone="warn">{t('summaryNotice')}</Notice> : null}
      {scope === 'precedents' ? null : (
        <section aria-labelledby="answer-statutes">
          <h2 id="answer-statutes" className="section-title">
            {t('statutes')}
          </h2>
          {statutes.length === 0 ? <p className="mt-3 text-soft">{t('noStatutes')}</p> : null}
          <ol>
            {statutes.map((each, at) => (
              <AnswerStatute key={each.articleId} of={each} no={at + 1} />
            ))}
          </ol>
        </section>
      )}
      {scope === 'statutes' ? null : (
        <section aria-labelledby="answer-decisions">
          <h2 id="answer-decisions" className="section-title">
            {t('decisions')}
          </h2>
          {decisions.length === 0 ? <p className="mt-3 text-soft">{t('noDecisions')}</p> : null}
          <ol>
            {decisions.map((each, at) => (
              <AnswerDecision key={each.serial} of={each} no={statutes.length + at + 1} />
            ))}
          </ol>
        </section>
      )}
      <AnswerNextSteps answer={answer} />
    </div>
  )
}
