import type { Dispatch } from 'react'
import type { QuestionRequest } from '@/lib/chat/request-schema'
import { applyEvent } from '@/lib/chat/thread/follow-answer'
import type { Failure, ThreadAction } from '@/lib/chat/thread/thread-state'
import { isServiceDown, sendQuestion, stopAnswer } from './answer-client'
import { broadcastChange } from './conversation-channel'
import type { ConnectionWatch } from './use-connection'

export type QuestionListener = Pick<ConnectionWatch, 'check' | 'markDisconnected'> & {
  dispatch: Dispatch<ThreadAction>
  fail: (failure: Failure) => void
  /** The answer has begun, in this conversation. */
  begun: (conversation: string) => void
  /** Whoever asked has left the page. */
  isLeft: () => boolean
  isStopped: () => boolean
}

/** Asks, and tells the thread what comes, until the answer is whole or the stream ends. */
export async function followQuestion(
  request: QuestionRequest,
  thread: QuestionListener,
): Promise<void> {
  const { dispatch, fail, begun, isLeft, isStopped, check, markDisconnected } = thread
  const sent = await sendQuestion(request)
  if (!sent.ok) return fail(sent.failure)
  let conversation: string | null = null
  try {
    for await (const event of sent.events) {
      if (isLeft()) return
      dispatch({ type: 'followed', next: (state) => applyEvent(state, event) })
      if (event.type === 'data-begun') {
        conversation = event.data.conversation
        begun(conversation)
        broadcastChange(conversation)
        if (isStopped()) void stopAnswer(event.data.answerId)
      } else if (event.type === 'data-message') {
        if (conversation) broadcastChange(conversation)
        if (isServiceDown(event.data)) markDisconnected()
      }
    }
  } catch {
    // It broke: what has been kept of the answer is asked after.
    check()
  }
  dispatch({ type: 'ended' })
}
