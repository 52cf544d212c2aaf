import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { ReviewState } from '@/lib/contracts/reviews/constants'
import { ReopenReview } from './reopen-review'

const reasons = [
  'password',
  'locked',
  'distributed',
  'oldPassword',
  'empty',
  'broken',
  'hostile',
  'unknownType',
  'oldOffice',
  'tooManyPages',
  'tooLong',
  'tooMuchMemory',
  'tooLarge',
  'noText',
  'missing',
  'timeout',
] as const

/** A review that ended without success: why, and how to go on. The text stays where there is one. */
export function ReviewStopped({
  id,
  state,
  reason,
  read,
}: {
  id: string
  state: ReviewState
  reason: string | null
  /** Whether its text is there. */
  read: boolean
}) {
  const t = useTranslations('contracts.stopped')
  const known = reasons.find((each) => each === reason) ?? 'other'
  return (
    <div className="max-w-[36rem] space-y-4 py-6">
      <Notice
        tone={state === 'cancelled' ? 'plain' : 'error'}
        title={t(state === 'cancelled' ? 'cancelled' : 'failed')}
      >
        <p>{state === 'cancelled' ? t('cancelledText') : t(`reason.${known}`)}</p>
        {read ? <p>{t('kept')}</p> : null}
      </Notice>
      <ReopenReview id={id} look="primary" label={t(read ? 'toFacts' : 'again')} />
    </div>
  )
}
