import { useTranslations } from 'next-intl'
import { stepMessages } from '@/lib/chat/constants'
import type { FollowUp } from '@/lib/chat/parts/next-parts'
import { Link } from '@/lib/i18n/navigation'
import type { PartProps } from './part-view'

/** What a reader must still find out: an answer from texts knows nothing of the facts. */
function NextView({ part }: PartProps<'next'>) {
  const t = useTranslations('chat.answer')
  const { search } = part
  return (
    <section className="max-w-[42em] text-sm">
      <h4 className="font-bold">{t('next')}</h4>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {part.steps.map((step) =>
          step === 'more' ? (
            search ? (
              <li key={step}>
                {t.rich('nextMore', {
                  statutes: search.statutes,
                  cases: search.cases,
                  a: (text) => (
                    <Link
                      href={{
                        pathname: '/case-search',
                        query: { query: search.query, type: search.scope },
                      }}
                      className="link"
                    >
                      {text}
                    </Link>
                  ),
                })}
              </li>
            ) : null
          ) : (
            <li key={step}>{t(stepMessages[step])}</li>
          ),
        )}
      </ul>
    </section>
  )
}

/** Questions that go on from an answer; `ask` makes each something to press. */
function FollowUpsView({ part, controls: { ask } }: PartProps<'follow-ups'>) {
  const t = useTranslations('chat.message.followUp')
  if (part.questions.length === 0) return null
  const text = (question: FollowUp) =>
    question.about === 'issue' ? question.text : t(question.about, { label: question.label })
  return (
    <section className="max-w-[42em] text-sm">
      <h4 className="font-bold">{t('title')}</h4>
      <ul className="mt-1 border-t border-line">
        {part.questions.map((question) => (
          <li
            key={text(question)}
            className="border-b border-line py-1.5"
            lang={question.about === 'issue' ? 'ko' : undefined}
          >
            {ask ? ask(text(question)) : text(question)}
          </li>
        ))}
      </ul>
    </section>
  )
}

export const nextViews = { next: NextView, 'follow-ups': FollowUpsView }
