import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { AnswerNotices } from '@/components/legal/answer-notices'
import { AnswerOutcome } from '@/components/legal/answer-outcome'
import { AnswerWaiting } from '@/components/legal/answer-waiting'
import { AskBar } from '@/components/legal/ask-bar'
import { AskExamples } from '@/components/legal/ask-examples'
import { AskForm } from '@/components/legal/ask-form'
import { AskRecent } from '@/components/legal/ask-recent'
import { atOnceName, readScope } from '@/components/legal/ask-url'
import { firstText } from '@/components/legal/search-url'
import { type AskedScope, questionProblem } from '@/lib/legal/answer'
import { loadAnswer } from '@/lib/legal/loaders'
import { pageMetadata } from '@/lib/page-metadata'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [locale, params] = await Promise.all([getLocale(), searchParams])
  const head = await pageMetadata(locale, 'aiChat')
  // Somebody's question is no page of the site; the form is.
  return params.q === undefined ? head : { ...head, robots: { index: false, follow: true } }
}

async function Found({ question, scope }: { question: string; scope: AskedScope }) {
  return <AnswerOutcome answer={await loadAnswer(question, { scope })} question={question} />
}

export default async function AiChatPage({ searchParams }: Props) {
  const [t, pages, params] = await Promise.all([
    getTranslations('chat.ask'),
    getTranslations('pages'),
    searchParams,
  ])
  const asked = firstText(params.q)
  const question = asked?.trim() ?? ''
  const scope = readScope(firstText(params.scope))
  const problem = asked === undefined ? null : questionProblem(question)
  const answered = asked !== undefined && problem === null
  const atOnce =
    answered && params[atOnceName] !== undefined ? await loadAnswer(question, { scope }) : null
  const words = { title: t('recent'), clear: t('recentClear'), note: t('recentNote') }
  return (
    <>
      <AskBar />
      <div className="page grid grow content-start gap-x-16 gap-y-10 py-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="max-w-[52rem] min-w-0">
          <h1 className="mb-4 text-2xl font-bold">{pages('aiChat.name')}</h1>
          <AskForm question={question} scope={scope} problem={problem} />
          <div className="mt-6">
            <AnswerNotices />
          </div>
          <div className="mt-10">
            {atOnce ? <AnswerOutcome answer={atOnce} question={question} /> : null}
            {answered && !atOnce ? (
              <Suspense
                key={`${scope} ${question}`}
                fallback={<AnswerWaiting question={question} scope={scope} />}
              >
                <Found question={question} scope={scope} />
              </Suspense>
            ) : null}
            {answered ? null : (
              <section aria-labelledby="empty-title" className="max-w-[42em]">
                <h2 id="empty-title" className="text-lg font-bold">
                  {t('emptyTitle')}
                </h2>
                <p className="mt-1">{t('emptyText')}</p>
              </section>
            )}
          </div>
        </div>
        <div className="space-y-8">
          <AskExamples />
          <AskRecent question={answered ? question : null} words={words} />
        </div>
      </div>
    </>
  )
}
