'use client'

import { useLocale } from 'next-intl'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { Conversation, QuestionRequest, Quota } from '@/lib/chat/request-schema'
import { changeRoom, type Failure, isWriting, type RoomState, roomOf } from '@/lib/chat/room-state'
import { getPathname, useRouter } from '@/lib/i18n/navigation'
import { tellChange } from './chat-tabs'
import { useAnswerInTheMaking } from './use-answer-in-the-making'
import { useOtherTabs } from './use-other-tabs'

export type Room = {
  state: RoomState
  writing: boolean
  /** Resolves when the answer has begun (true) or could not (false). */
  send: (request: QuestionRequest) => Promise<boolean>
  stop: () => void
  forgive: () => void
}

type Start = {
  conversation: Conversation | null
  quota: Quota | null
  /** Shown as asked from the start; `resume` sends it. */
  first: QuestionRequest | null
}

const opened = ({ conversation, quota, first }: Start): RoomState => {
  const room = roomOf(conversation, quota)
  return first ? changeRoom(room, { type: 'asked', request: first }) : room
}

/** A conversation that goes on: asks, follows what is written, stops it, and notices what others change. */
export function useRoom(start: Start, check: () => void): Room {
  const locale = useLocale()
  const router = useRouter()
  const [state, dispatch] = useReducer(changeRoom, start, opened)
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

  const { conversation } = start
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
      const client = await import('./room-client').catch(() => null)
      if (!client) return fail({ kind: 'disconnected' })
      const sent = await client.sendQuestion(request)
      if (!sent.ok) return fail(sent.failure)
      try {
        for await (const event of sent.events) {
          if (left.current) return
          dispatch({ type: 'event', event })
          if (event.type === 'data-begun') {
            const { conversation: id, answerId } = event.data
            const address = getPathname({ locale, href: `/ai-chat/${id}` })
            if (window.location.pathname !== address) {
              window.history.replaceState(null, '', address)
            }
            begun(true)
            tellChange(id)
            if (stopWanted.current) void client.stopAnswer(answerId)
          } else if (event.type === 'data-message' && latest.current.conversation) {
            tellChange(latest.current.conversation)
          }
        }
      } catch {
        // It broke: what has been kept of the answer is asked after.
        check()
      }
      dispatch({ type: 'ended' })
    },
    [fail, check, locale],
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
    void import('./room-client').then(({ stopAnswer }) => stopAnswer(last.id))
  }, [])

  const forgive = useCallback(() => dispatch({ type: 'forgiven' }), [])
  useAnswerInTheMaking(state, dispatch, check)
  useOtherTabs(state)
  return { state, writing: isWriting(state), send, stop, forgive }
}
