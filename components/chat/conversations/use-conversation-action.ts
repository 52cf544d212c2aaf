import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import type { ConversationFailure } from '@/lib/chat/conversations/types'
import { entitlements } from '@/lib/entitlements'

const limits = {
  free: entitlements.free.exportsADay,
  paid: entitlements['1month'].exportsADay,
}

type Outcome = { ok: true } | { ok: false; reason: ConversationFailure }

/** Does one thing at a time on the server, and says why it could not be done. */
export function useConversationAction() {
  const t = useTranslations('chatList.problem')
  const [problem, setProblem] = useState<ConversationFailure | null>(null)
  const [busy, start] = useTransition()

  function act<Result extends Outcome>(
    work: () => Promise<Result>,
    done: (result: Extract<Result, { ok: true }>) => void,
  ): void {
    if (busy) return
    setProblem(null)
    start(async () => {
      let result: Result | { ok: false; reason: ConversationFailure }
      try {
        result = await work()
      } catch {
        result = { ok: false, reason: 'failed' }
      }
      if (result.ok) done(result as Extract<Result, { ok: true }>)
      else setProblem(result.reason)
    })
  }
  return { act, busy, problem: problem && t(problem, limits), forgive: () => setProblem(null) }
}
