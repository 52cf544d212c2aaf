import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { searchHref } from '@/components/corpus/search/search-url'
import type { UngroundedAnswer } from '@/lib/corpus/answer'
import { Link } from '@/lib/i18n/navigation'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import { askHref } from './ask-url'

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-sm text-soft sm:leading-7">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What the question may mean, each as something to ask. */
function Choices({ choices, scope }: Pick<UngroundedAnswer, 'choices' | 'scope'>) {
  if (choices.length === 0) return null
  return (
    <ul className="mt-3 border-t border-line">
      {choices.map(({ articleId, question, lawTitle, no, title }) => (
        <li key={articleId} className="border-b border-line py-2">
          <Link href={askHref(question, scope)} className="link">
            {question}
          </Link>
          <p lang="ko" className="text-sm text-soft">
            {`${lawTitle} ${articleLabel(no)}${title ? ` (${title})` : ''}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** No answer, and why: what was searched, what was missing, how to ask better. */
export function AnswerUngrounded({ answer }: { answer: UngroundedAnswer }) {
  const t = useTranslations('chat.ungrounded')
  const scopes = useTranslations('chat.ask.scopes')
  const { question, scope, understanding, corpus, unmet, suggestions, choices, reason } = answer
  return (
    <div className="space-y-8">
      <section aria-labelledby="ungrounded-title" role="status">
        <h2 id="ungrounded-title" className="text-lg font-bold">
          {t(reason === 'unclear' ? 'unclearTitle' : 'title')}
        </h2>
        <p className="mt-1">{t(reason)}</p>
        <Choices choices={choices} scope={scope} />
      </section>
      <section aria-labelledby="searched-title">
        <h2 id="searched-title" className="section-title">
          {t('searched')}
        </h2>
        <dl>
          <Row name={t('words')}>
            <span lang="ko">{understanding.korean || question}</span>
          </Row>
          {unmet.length > 0 ? <Row name={t('unmet')}>{unmet.join(', ')}</Row> : null}
          <Row name={t('corpus')}>
            {corpus
              ? t('corpusSize', {
                  scope: scopes(scope),
                  articles: corpus.articles,
                  decisions: corpus.decisions,
                })
              : scopes(scope)}
          </Row>
        </dl>
      </section>
      <section aria-labelledby="better-title">
        <h2 id="better-title" className="section-title">
          {t('better')}
        </h2>
        <ul className="mt-3 list-disc space-y-1.5 pl-5">
          <li>{t('betterWho')}</li>
          <li>{t('betterTerm')}</li>
          <li>
            {t.rich('betterSearch', {
              a: (text) => (
                <Link href={searchHref({ query: question })} className="link">
                  {text}
                </Link>
              ),
            })}
          </li>
        </ul>
        {suggestions.length > 0 ? (
          <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
            <span className="text-soft">{t('suggestions')}</span>
            {suggestions.map((each) => (
              <Link key={each} href={askHref(each, scope)} className="link" lang="ko">
                {each}
              </Link>
            ))}
          </p>
        ) : null}
      </section>
    </div>
  )
}
