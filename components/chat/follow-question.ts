import type { Dispatch } from 'react'
import { follow } from '@/lib/chat/following-answer'
import type { QuestionRequest } from '@/lib/chat/request-schema'
import type { Failure, RoomAct } from '@/lib/chat/room-state'
import { tellChange } from './chat-tabs'
import { meetsNobody, sendQuestion, stopAnswer } from './room-client'
import type { Connected } from './use-connection'

export type Following = Pick<Connected, 'check' | 'lose'> & {
  dispatch: Dispatch<RoomAct>
  fail: (failure: Failure) => void
  /** The answer has begun, in this conversation. */
  begun: (conversation: string) => void
  /** Whoever asked has left the page. */
  isLeft: () => boolean
  isStopped: () => boolean
}

/** Asks, and tells the room what comes, until the answer is whole or the stream ends. */
export async function followQuestion(request: QuestionRequest, room: Following): Promise<void> {
  const { dispatch, fail, begun, isLeft, isStopped, check, lose } = room
  const sent = await sendQuestion(request)
  if (!sent.ok) return fail(sent.failure)
  let conversation: string | null = null
  try {
    for await (const event of sent.events) {
      if (isLeft()) return
      dispatch({ type: 'followed', next: (state) => follow(state, event) })
      if (event.type === 'data-begun') {
        conversation = event.data.conversation
        begun(conversation)
        tellChange(conversation)
        if (isStopped()) void stopAnswer(event.data.answerId)
      } else if (event.type === 'data-message') {
        if (conversation) tellChange(conversation)
        if (meetsNobody(event.data)) lose()
      }
    }
  } catch {
    // It broke: what has been kept of the answer is asked after.
    check()
  }
  dispatch({ type: 'ended' })
}
