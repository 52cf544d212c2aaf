import { useTranslations } from 'next-intl'
import { PlainExplanation } from '@/components/ui/plain-explanation'
import { Tag } from '@/components/ui/tag'
import type { ArticlePassage } from '@/lib/corpus/passage-schema'
import { AnswerSource, answerLinkClass } from './answer-source'
import { AnswerArticleLink } from './answer-source-link'

/** In force, pending or repealed, and whether the text is a summary. */
export function ArticleStatus({ of }: { of: ArticlePassage }) {
  const t = useTranslations('chat.answer')
  return (
    <>
      {of.state === 'in-force' ? <Tag>{t('inForce')}</Tag> : <Tag tone="warn">{t(of.state)}</Tag>}
      {of.isSummary ? <Tag>{t('summary')}</Tag> : null}
    </>
  )
}

/** An article that an answer rests on, with its text. */
export function AnswerStatute({ of, no }: { of: ArticlePassage; no: number }) {
  const t = useTranslations('chat.answer')
  const search = useTranslations('search')
  return (
    <AnswerSource
      no={no}
      title={<AnswerArticleLink of={of} className={answerLinkClass} />}
      facts={
        <>
          <ArticleStatus of={of} />
          {of.citedBy > 0 ? <span>{search('citedBy', { count: of.citedBy })}</span> : null}
          {of.cut ? <span>{t('cut')}</span> : null}
        </>
      }
    >
      {of.explanation ? (
        <div className="mt-2">
          <PlainExplanation texts={of.explanation} />
        </div>
      ) : null}
      <div className="mt-2 space-y-1 border-l-2 border-line pl-3.5" lang="ko">
        {of.lines.map(({ mark, text }) => (
          <p key={mark + text}>
            {mark ? <span className="mr-1">{mark}</span> : null}
            {text}
          </p>
        ))}
      </div>
    </AnswerSource>
  )
}
