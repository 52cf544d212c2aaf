'use client'

import { useRouter } from 'next/navigation'
import { type Dispatch, useCallback, useEffect, useReducer, useRef } from 'react'
import type { Conversation, QuestionRequest, Quota } from '@/lib/chat/request-schema'
import {
  type Failure,
  isWriting,
  type ThreadAction,
  type ThreadState,
  threadOf,
  threadReducer,
} from '@/lib/chat/thread/thread-state'
import type { ConnectionWatch } from './use-connection'

export type Thread = {
  state: ThreadState
  dispatch: Dispatch<ThreadAction>
  writing: boolean
  /** Resolves when the answer has begun (true) or could not (false). */
  send: (request: QuestionRequest) => Promise<boolean>
  stop: () => void
}

type ThreadStart = {
  /** The path of the thread; a conversation's is below it. */
  address: string
  conversation: Conversation | null
  quota: Quota | null
  /** Shown as asked from the start; whoever opens the thread sends it. */
  first: QuestionRequest | null
}

const initialState = ({ conversation, quota, first }: ThreadStart): ThreadState => {
  const thread = threadOf(conversation, quota)
  return first ? threadReducer(thread, { type: 'asked', request: first }) : thread
}

/** A conversation that goes on: asks and stops. How answers are read is fetched with the first question. */
export function useThread(
  start: ThreadStart,
  { check, markDisconnected }: Pick<ConnectionWatch, 'check' | 'markDisconnected'>,
): Thread {
  const router = useRouter()
  const [state, dispatch] = useReducer(threadReducer, start, initialState)
  const latest = useRef(state)
  const sending = useRef(false)
  const stopWanted = useRef(false)
  const left = useRef(false)

  useEffect(() => {
    latest.current = state
  }, [state])
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])

  const { conversation, address } = start
  useEffect(() => {
    if (conversation) dispatch({ type: 'loaded', conversation })
  }, [conversation])

  const fail = useCallback(
    (failure: Failure) => {
      dispatch({ type: 'failed', failure })
      if (failure === 'gone') router.refresh()
      else if (failure.kind === 'disconnected') check()
    },
    [router, check],
  )

  const run = useCallback(
    async (request: QuestionRequest, begun: (outcome: boolean) => void) => {
      const following = await import('./follow-question').catch(() => null)
      if (!following) return fail({ kind: 'disconnected' })
      await following.followQuestion(request, {
        dispatch,
        fail,
        check,
        markDisconnected,
        begun: (id) => {
          const own = `${address}/${id}`
          if (window.location.pathname !== own) window.history.replaceState(null, '', own)
          begun(true)
        },
        isLeft: () => left.current,
        isStopped: () => stopWanted.current,
      })
    },
    [fail, check, markDisconnected, address],
  )

  const send = useCallback(
    (request: QuestionRequest) =>
      new Promise<boolean>((resolve) => {
        if (sending.current) return resolve(false)
        sending.current = true
        stopWanted.current = false
        dispatch({ type: 'asked', request })
        void run(request, resolve).finally(() => {
          sending.current = false
          resolve(false)
        })
      }),
    [run],
  )

  const stop = useCallback(() => {
    stopWanted.current = true
    const last = latest.current.messages.at(-1)
    if (latest.current.before || last?.state !== 'writing') return
    void import('./answer-client').then(({ stopAnswer }) => stopAnswer(last.id))
  }, [])

  return { state, dispatch, writing: isWriting(state), send, stop }
}
