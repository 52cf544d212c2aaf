import { useLocale, useTranslations } from 'next-intl'
import {
  AnswerArticleLink,
  AnswerDecisionLink,
} from '@/components/corpus/answer/answer-source-link'
import { askHref } from '@/components/corpus/answer/ask-url'
import { StaticIcon } from '@/components/ui/static-icon'
import type { GroundedAnswer } from '@/lib/corpus/answer'
import { Link } from '@/lib/i18n/navigation'

/** A question that was typed into the search: the sentence that answers it, where it stands, and the way to the chat. */
export function AnswerCard({ answer }: { answer: GroundedAnswer }) {
  const t = useTranslations('search.answer')
  const locale = useLocale()
  const [article] = answer.statutes
  const [decision] = answer.decisions
  const source = article ?? decision
  if (!source) return null
  const explained = locale === 'ko' ? undefined : article?.explanation?.[locale]
  return (
    <section aria-labelledby="answer-title" className="border-y-2 border-ink py-3">
      <h2 id="answer-title" className="text-xs font-bold text-soft">
        {t('title')}
      </h2>
      <p className="mt-1 line-clamp-2 font-medium" lang={explained ? undefined : 'ko'}>
        {explained ?? source.sentence}
      </p>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
        {article ? (
          <AnswerArticleLink of={article} className="cite" />
        ) : decision ? (
          <AnswerDecisionLink of={decision} className="cite" />
        ) : null}
        <Link
          href={askHref(answer.question, answer.scope)}
          className="inline-flex items-center gap-1 font-semibold text-seal underline-offset-4 hover:underline"
        >
          {t('chat')} <StaticIcon name="arrowRight" size={15} />
        </Link>
      </p>
    </section>
  )
}
