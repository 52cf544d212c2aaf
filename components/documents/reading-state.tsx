'use client'

import { useTranslations } from 'next-intl'
import type { FollowedReading } from '@/lib/documents/reading/schema'
import { useReadingWords } from './reading-words'
import { useReadingRequest } from './use-reading-request'

const wrong = ['refused', 'failed', 'password']

/** How the reading of a document goes, with what can be done about it: break it off, or try again. */
export function ReadingState({ reading, name }: { reading: FollowedReading; name: string }) {
  const t = useTranslations('documents.reading')
  const words = useReadingWords()(reading)
  const { document_id: id, state, job } = reading
  const { ask, failed } = useReadingRequest(id)
  const { done, total } = job?.progress ?? {}

  if (!words) return null
  const mayCancel = state === 'waiting' && job !== null
  const mayRetry = state === 'failed' || state === 'cancelled' || state === 'refused'
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-xs" data-reading={state}>
      <span className={wrong.includes(state) ? 'text-danger' : 'text-soft'}>{words}</span>
      {state === 'waiting' && done && total ? (
        <progress
          className="progress h-1 w-20"
          aria-label={t('progressOf', { name })}
          value={done}
          max={total}
        />
      ) : null}
      {mayCancel || mayRetry ? (
        <button
          type="button"
          className="link min-h-6 font-medium"
          aria-label={t(mayCancel ? 'cancelOf' : 'againOf', { name })}
          onClick={() => void ask(mayCancel ? 'cancel' : 'again')}
        >
          {t(mayCancel ? 'cancel' : 'again')}
        </button>
      ) : null}
      {failed ? (
        <span role="alert" className="font-medium text-danger">
          {t('askFailed')}
        </span>
      ) : null}
    </span>
  )
}
