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
  const scopes = useTranslations('chat.ask.scopes')
  return (
    <div className="max-w-[42em] space-y-3">
      <div>
        <p className="font-bold">{t(`title.${part.reason}`)}</p>
        <p>{t(`text.${part.reason}`)}</p>
      </div>
      {part.searched.length > 0 ? (
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 border-y border-line py-2 text-sm">
          <dt className="text-soft">{t('searched')}</dt>
          <dd lang="ko">{part.searched.join(' · ')}</dd>
          {part.unmet.length > 0 ? (
            <>
              <dt className="text-soft">{t('unmet')}</dt>
              <dd lang="ko">{part.unmet.join(' · ')}</dd>
            </>
          ) : null}
          {part.corpus ? (
            <>
              <dt className="text-soft">{t('corpus')}</dt>
              <dd>
                {t('corpusSize', {
                  scope: scopes(part.corpus.scope),
                  articles: part.corpus.articles,
                  decisions: part.corpus.decisions,
                })}
              </dd>
            </>
          ) : null}
        </dl>
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
