import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FollowUp, PartOf } from '@/lib/chat/schema'

/** Questions that go on from an answer. */
export function FollowUpsView({
  part,
  ask,
}: {
  part: PartOf<'follow-ups'>
  /** Makes a question something to press. */
  ask?: ((question: string) => ReactNode) | undefined
}) {
  const t = useTranslations('chat.message.followUp')
  if (part.questions.length === 0) return null
  const words = (question: FollowUp) =>
    question.about === 'issue' ? question.text : t(question.about, { label: question.label })
  return (
    <section className="max-w-[42em] text-sm">
      <h4 className="font-bold">{t('title')}</h4>
      <ul className="mt-1 border-t border-line">
        {part.questions.map((question) => (
          <li
            key={words(question)}
            className="border-b border-line py-1.5"
            lang={question.about === 'issue' ? 'ko' : undefined}
          >
            {ask ? ask(words(question)) : words(question)}
          </li>
        ))}
      </ul>
    </section>
  )
}
