import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PartOf } from '@/lib/chat/schema'

/** Why there is no answer, what was searched, and which questions would be answered. */
export function RefusalView({
  part,
  ask,
}: {
  part: PartOf<'refusal'>
  /** Makes a suggestion something to press. */
  ask?: (question: string) => ReactNode
}) {
  const t = useTranslations('chat.message.refusal')
  return (
    <div className="max-w-[42em] space-y-3">
      <div>
        <p className="font-bold">{t(`title.${part.reason}`)}</p>
        <p>{t(`text.${part.reason}`)}</p>
      </div>
      {part.searched.length > 0 ? (
        <p className="text-sm text-soft">
          {t('searched')} <span lang="ko">{part.searched.join(' · ')}</span>
        </p>
      ) : null}
      <div className="text-sm">
        <p className="font-semibold">{t('better')}</p>
        <ul className="mt-1 list-disc space-y-1 pl-5">
          <li>{t('who')}</li>
          <li>{t('when')}</li>
          <li>{t('goal')}</li>
        </ul>
      </div>
      {part.suggestions.length > 0 ? (
        <div className="text-sm">
          <p className="font-semibold">{t('suggestions')}</p>
          <ul className="mt-1 border-t border-line">
            {part.suggestions.map((question) => (
              <li key={question} className="border-b border-line py-1.5">
                {ask ? ask(question) : question}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
