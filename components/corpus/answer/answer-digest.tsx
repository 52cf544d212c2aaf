import { useLocale, useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import type { GroundedAnswer } from '@/lib/corpus/answer'
import { Link } from '@/lib/i18n/navigation'
import { AnswerShort } from './answer-short'
import { AnswerArticleLink, AnswerDecisionLink } from './answer-source-link'
import { ArticleStatus } from './answer-statute'
import { askHref } from './ask-url'

const sourceLink = 'cite font-semibold'

/** An answer at a glance: the question, two sentences, and every source as a link. */
export function AnswerDigest({ answer }: { answer: GroundedAnswer }) {
  const t = useTranslations('chat.answer')
  const notice = useTranslations('chat.notice')
  const locale = useLocale()
  const { question, scope, statutes, decisions, understanding } = answer
  return (
    <section aria-labelledby="digest-title" className="border-y-2 border-ink">
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="py-5">
          <h2 id="digest-title" className="text-xl leading-snug font-bold">
            <span className="mr-2 text-sm font-normal text-soft">{t('asked')}</span>
            {question}
          </h2>
          {understanding.language === 'ko' ? null : (
            <p className="mt-1 text-sm text-soft">
              → <span lang="ko">{understanding.korean}</span>
            </p>
          )}
          <div className="mt-4">
            <AnswerShort answer={answer} anchored={false} />
          </div>
          {locale === 'ko' ? null : <p className="mt-3 text-sm text-soft">{t('korean')}</p>}
        </div>
        <div className="border-line py-5 max-lg:border-t lg:border-l lg:pl-12">
          <h3 className="text-sm font-semibold text-soft">{t('sources')}</h3>
          <ol className="mt-1">
            {statutes.map((each, at) => (
              <li key={each.articleId} className="flex gap-2.5 border-b border-line py-2">
                <span className="shrink-0 text-sm leading-6 whitespace-nowrap text-soft">
                  [{at + 1}]
                </span>
                <span className="leading-snug">
                  <AnswerArticleLink of={each} className={sourceLink} />{' '}
                  <span className="inline-flex gap-1">
                    <ArticleStatus of={each} />
                  </span>
                </span>
              </li>
            ))}
            {decisions.map((each, at) => (
              <li key={each.serial} className="flex gap-2.5 border-b border-line py-2">
                <span className="shrink-0 text-sm leading-6 whitespace-nowrap text-soft">
                  [{statutes.length + at + 1}]
                </span>
                <span className="leading-snug">
                  <AnswerDecisionLink of={each} className={sourceLink} />{' '}
                  {each.isSummary ? <Tag>{t('summary')}</Tag> : null}
                </span>
              </li>
            ))}
          </ol>
          <p className="mt-3">
            <Link href={askHref(question, scope)} className="link font-semibold">
              {t('whole')}
            </Link>
          </p>
        </div>
      </div>
      <p className="border-t border-line py-2.5 text-sm text-soft">{notice('disclaimer')}</p>
    </section>
  )
}
