'use client'

import { type Dispatch, useEffect } from 'react'
import type { ThreadAction, ThreadState } from '@/lib/chat/thread/thread-state'
import { useRouter } from '@/lib/i18n/navigation'
import { fetchAnswer, isServiceDown } from './answer-client'
import { backOff } from './back-off'
import { broadcastChange } from './conversation-channel'
import type { ConnectionWatch } from './use-connection'

const everyMs = 700

/** Asks after an answer that no stream of this tab brings, until it is whole: a reload does not lose it. */
export function usePendingAnswer(
  { messages, live, conversation }: ThreadState,
  dispatch: Dispatch<ThreadAction>,
  { check, markDisconnected }: Pick<ConnectionWatch, 'check' | 'markDisconnected'>,
): void {
  const router = useRouter()
  const last = messages.at(-1)
  const id = !live && last?.state === 'writing' ? last.id : null

  useEffect(() => {
    if (!id) return
    let left = false
    let failures = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    async function ask(answerId: string): Promise<void> {
      const answer = await fetchAnswer(answerId)
      if (left) return
      if (answer === 'gone') return router.refresh()
      failures = answer ? 0 : failures + 1
      if (failures === 1) check()
      if (answer) dispatch({ type: 'answer', message: answer })
      if (answer && answer.state !== 'writing') {
        if (conversation) broadcastChange(conversation)
        if (isServiceDown(answer)) markDisconnected()
        return
      }
      const wait = answer ? everyMs : backOff(failures)
      timer = setTimeout(() => ask(answerId), wait)
    }
    void ask(id)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [id, conversation, dispatch, check, markDisconnected, router])
}
