'use client'

import { useTranslations } from 'next-intl'
import { FailureView } from '@/components/chat/messages/outcome-views'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import type { QuestionRequest } from '@/lib/chat/request-schema'
import type { Failure } from '@/lib/chat/thread/thread-state'
import { LimitOptions } from './limit-options'
import type { ConnectionStatus } from './use-connection'

export type ThreadFailureProps = {
  failure: Failure | null
  asked: QuestionRequest | null
  connection: ConnectionStatus
  signedIn: boolean
  onRetry: (request: QuestionRequest) => void
  onCheck: () => void
}

/** Above the field: that nobody answers, or why a question could not be asked. What was typed is in the field. */
export function ThreadFailure({
  failure,
  asked,
  connection,
  signedIn,
  onRetry,
  onCheck,
}: ThreadFailureProps) {
  const t = useTranslations('chatThread.failure')
  const words = useTranslations('chat.message.failure')
  const lost = connection === 'disconnected'
  const retry = (onClick: () => void) => (
    <button type="button" className={buttonClass()} onClick={onClick}>
      {words('retry')}
    </button>
  )
  // A question is in the field again; what has no text of its own is asked again by a button.
  const again = asked && asked.act !== 'ask' ? retry(() => onRetry(asked)) : undefined
  const part =
    failure === null || failure === 'gone' || failure.kind !== 'disconnected'
      ? failure
      : ({ kind: 'error', code: 'unavailable', retryable: true } as const)
  return (
    <div className="space-y-2 pb-3">
      {lost ? <FailureView part={{ kind: 'disconnected' }} retry={retry(onCheck)} /> : null}
      {!lost && part === 'gone' ? <Notice tone="warn">{t('gone')}</Notice> : null}
      {!lost && part && part !== 'gone' ? (
        <FailureView part={part} retry={again} more={<LimitOptions signedIn={signedIn} />} />
      ) : null}
    </div>
  )
}
