import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { AnswerNotices } from '@/components/corpus/answer/answer-notices'
import { AnswerOutcome } from '@/components/corpus/answer/answer-outcome'
import { askHref, readScope, unstreamedParam } from '@/components/corpus/answer/ask-url'
import { isChatScope, readsDocuments } from '@/lib/chat/chat-scope'
import { loadAnswer } from '@/lib/corpus/loaders'
import type { SearchScope } from '@/lib/corpus/scope-constants'
import { getPathname, redirect } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'
import { firstText } from '@/lib/page-params'
import { ChatWorkspace } from './chat-workspace'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [locale, params] = await Promise.all([getLocale(), searchParams])
  const head = await pageMetadata(locale, 'aiChat')
  // Somebody's question is no page of the site; the form is.
  return params.q === undefined ? head : { ...head, robots: { index: false, follow: true } }
}

/** The answer within the page, as one piece: what a browser without script asks for. */
async function AnswerAtOnce({ question, scope }: { question: string; scope: SearchScope }) {
  const [t, answer] = await Promise.all([getTranslations('pages'), loadAnswer(question, { scope })])
  return (
    <div className="py-8">
      <h1 className="mb-4 text-2xl font-bold">{t('aiChat.name')}</h1>
      <AnswerNotices />
      <div className="mt-8">
        <AnswerOutcome answer={answer} question={question} />
      </div>
    </div>
  )
}

export default async function AiChatPage({ searchParams }: Props) {
  const [locale, t, params] = await Promise.all([
    getLocale(),
    getTranslations('chatThread.thread'),
    searchParams,
  ])
  const question = firstText(params.q)?.trim() || null
  const given = firstText(params.scope) ?? ''
  const scope = isChatScope(given) ? given : 'all'
  const isAtOnce = question !== null && params[unstreamedParam] !== undefined
  // Without script documents are searched on a page of their own.
  if (isAtOnce && readsDocuments(scope))
    redirect({ href: { pathname: '/ai-chat/knowledge', query: { q: question } }, locale })
  return (
    <>
      {question && !isAtOnce ? (
        <noscript>
          <p className="px-4 py-2 text-sm">
            <a
              href={getPathname({ locale, href: askHref(question, readScope(given), true) })}
              className="link"
            >
              {t('noScript')}
            </a>
          </p>
        </noscript>
      ) : null}
      <ChatWorkspace
        conversation={null}
        question={isAtOnce ? null : question}
        scope={scope}
        answer={isAtOnce ? <AnswerAtOnce question={question} scope={readScope(given)} /> : null}
      />
    </>
  )
}
