import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Tag } from '@/components/ui/tag'
import type { GroundedAnswer } from '@/lib/corpus/answer'
import { AnswerArticleLink, AnswerDecisionLink } from './answer-source-link'

/** The number that ties a sentence to its source further down. */
function SourceNumber({ no, anchor }: { no: number; anchor: string | null }) {
  const t = useTranslations('chat.answer')
  const label = t('source', { no })
  const mark = `[${no}]`
  return anchor ? (
    <a href={anchor} className="link ml-1 text-sm no-underline" aria-label={label}>
      {mark}
    </a>
  ) : (
    <span className="ml-1 text-sm text-soft">
      <span className="sr-only">{label}</span>
      <span aria-hidden="true">{mark}</span>
    </span>
  )
}

function QuotedStatement({
  intro,
  sentence,
  summary,
  children,
}: {
  intro: ReactNode
  sentence: string
  summary: boolean
  children: ReactNode
}) {
  const t = useTranslations('chat.answer')
  return (
    <div>
      <p className="text-sm text-soft">
        {intro} {summary ? <Tag>{t('summary')}</Tag> : null}
      </p>
      <p className="mt-0.5 leading-relaxed">
        <q lang="ko" className="font-medium before:content-['“'] after:content-['”']">
          {sentence}
        </q>
        {children}
      </p>
    </div>
  )
}

const articlesQuoted = 2

/**
 * The answer in a few sentences: the words of the statute and the holding of a court, each with its source.
 * `anchored` when the list of sources is on the same page.
 */
export function AnswerShort({ answer, anchored }: { answer: GroundedAnswer; anchored: boolean }) {
  const t = useTranslations('chat.answer')
  const { statutes, decisions } = answer
  const [decision] = decisions
  const anchor = (no: number) => (anchored ? `#source-${no}` : null)
  const decisionNo = statutes.length + 1
  return (
    <div className="space-y-4">
      {statutes.slice(0, articlesQuoted).map((article, at) => (
        <QuotedStatement
          key={article.articleId}
          intro={t.rich('byArticle', {
            ref: () => <AnswerArticleLink of={article} className="font-semibold text-ink" />,
          })}
          sentence={article.sentence}
          summary={article.isSummary}
        >
          <SourceNumber no={at + 1} anchor={anchor(at + 1)} />
        </QuotedStatement>
      ))}
      {decision ? (
        <QuotedStatement
          intro={t.rich('byDecision', {
            ref: () => <AnswerDecisionLink of={decision} className="font-semibold text-ink" />,
          })}
          sentence={decision.sentence}
          summary={decision.isSummary}
        >
          <SourceNumber no={decisionNo} anchor={anchor(decisionNo)} />
        </QuotedStatement>
      ) : null}
    </div>
  )
}
