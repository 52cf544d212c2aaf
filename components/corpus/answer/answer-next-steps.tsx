import { useTranslations } from 'next-intl'
import { searchHref } from '@/components/corpus/search/search-url'
import type { GroundedAnswer } from '@/lib/corpus/answer'
import { Link } from '@/lib/i18n/navigation'

/** What a reader must still find out: an answer from texts knows nothing of the facts. */
export function AnswerNextSteps({ answer }: { answer: GroundedAnswer }) {
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
              <Link
                href={searchHref({ query: question, type: scope })}
                className="link"
                prefetch={false}
              >
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
