import { useTranslations } from 'next-intl'
import { useReadingWords } from '@/components/documents/reading-words'
import { useReadingRequest } from '@/components/documents/use-reading-request'
import { buttonClass } from '@/components/ui/button-class'
import { ErrorState } from '@/components/ui/error-state'
import type { FollowedReading } from '@/lib/documents/reading/schema'

/** In the place of a text that could not be read: why, and what can be done about it. */
export function UnreadFile({ reading, name }: { reading: FollowedReading; name: string }) {
  const t = useTranslations('documentViewer')
  const r = useTranslations('documents.reading')
  const words = useReadingWords()(reading)
  const { ask, failed } = useReadingRequest(reading.document_id)
  return (
    <ErrorState
      title={words}
      action={
        <button
          type="button"
          className={buttonClass()}
          aria-label={r('againOf', { name })}
          onClick={() => void ask('again')}
        >
          {r('again')}
        </button>
      }
    >
      <p>{t('unreadText')}</p>
      {failed ? <p className="mt-2 font-medium text-danger">{r('askFailed')}</p> : null}
    </ErrorState>
  )
}
