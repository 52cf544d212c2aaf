'use client'

import { useTranslations } from 'next-intl'
import { type Dispatch, type MouseEvent, type RefObject, useEffect, useMemo, useRef } from 'react'
import type { ConnectionWatch } from '@/components/chat/thread/use-connection'
import { useConversationRename } from '@/components/chat/thread/use-conversation-rename'
import { usePendingAnswer } from '@/components/chat/thread/use-pending-answer'
import { useRemoteChanges } from '@/components/chat/thread/use-remote-changes'
import type { Rating } from '@/lib/chat/conversations/constants'
import type { Source } from '@/lib/chat/parts/source'
import type { ChatMessage } from '@/lib/chat/schema'
import { withUnchecked } from '@/lib/chat/thread/follow-answer'
import { isWriting, type ThreadAction, type ThreadState } from '@/lib/chat/thread/thread-state'
import type { MessageActions } from './message-actions'
import { MessageItem } from './message-item'
import { useAnswerFocus } from './use-answer-focus'

/** Question and answer belong together. */
function turnsOf(messages: readonly ChatMessage[]): { start: number; messages: ChatMessage[] }[] {
  const turns: { start: number; messages: ChatMessage[] }[] = []
  messages.forEach((message, position) => {
    const last = turns.at(-1)
    if (message.role === 'user' || !last) turns.push({ start: position, messages: [message] })
    else last.messages.push(message)
  })
  return turns
}

function sourceAt(link: Element, messages: readonly ChatMessage[]): Source | undefined {
  const no = Number(link.getAttribute('data-source'))
  const message = messages.find(({ id }) => id === link.closest('article')?.id)
  return message?.parts
    .flatMap((part) => (part.kind === 'sources' ? part.sources : []))
    .find((source) => source.no === no)
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

export type MessageListProps = {
  state: ThreadState
  dispatch: Dispatch<ThreadAction>
  connected: ConnectionWatch
  /** The first answer was asked for by a button, which is gone. */
  focusWanted: RefObject<boolean>
  busy: boolean
  most: number
  signedIn: boolean
  ratings: Record<string, Rating>
  acts: MessageActions
  onSource: (source: Source, link: HTMLElement) => void
}

/**
 * The conversation so far, and what happens to it elsewhere. A link to a source opens it beside, unless another
 * tab or window is asked for.
 */
export function MessageList({
  state,
  dispatch,
  connected,
  focusWanted,
  busy,
  most,
  signedIn,
  ratings,
  acts,
  onSource,
}: MessageListProps) {
  const t = useTranslations('chatThread.thread')
  const { messages, unchecked } = state
  usePendingAnswer(state, dispatch, connected)
  useRemoteChanges(state)
  useConversationRename(dispatch)
  const focusAnswer = useAnswerFocus(messages, isWriting(state), focusWanted)
  const pressed = useMemo<MessageActions>(() => {
    const byButton =
      <Given extends unknown[]>(act: (...given: Given) => void) =>
      (...given: Given) => {
        focusAnswer()
        act(...given)
      }
    return { ask: byButton(acts.ask), edit: byButton(acts.edit), again: byButton(acts.again) }
  }, [acts, focusAnswer])
  const turns = turnsOf(messages)
  const lastTurn = useRef<HTMLDivElement>(null)
  const count = turns.length

  // Read from its question on, not from its end: what is new stands at the top.
  useEffect(() => {
    const turn = lastTurn.current
    const scroller = turn?.closest('[data-scroller]')
    // By hand: scrollIntoView would move the page around the thread too.
    if (count > 1 && turn && scroller) {
      const above = turn.getBoundingClientRect().top - scroller.getBoundingClientRect().top
      scroller.scrollTo({ top: scroller.scrollTop + above })
    }
  }, [count])

  function onClick(event: MouseEvent) {
    if (!isPlain(event) || !(event.target instanceof Element)) return
    const link = event.target.closest('a[data-source]')
    const source = link ? sourceAt(link, messages) : undefined
    if (!source || !(link instanceof HTMLElement)) return
    event.preventDefault()
    onSource(source, link)
  }

  return (
    // Before the link's own: a source opens beside instead of leading away.
    <div onClickCapture={onClick}>
      <h2 className="sr-only">{t('conversation')}</h2>
      {turns.map(({ start, messages: turn }, index) => (
        <div
          key={start}
          ref={index === count - 1 ? lastTurn : undefined}
          className={`space-y-1 pb-6 ${index === count - 1 && count > 1 ? 'min-h-[100cqh]' : ''} ${index > 0 ? 'border-t border-line pt-6' : 'pt-4'}`}
        >
          {turn.map((message, place) => (
            <MessageItem
              key={message.role}
              message={
                start + place === messages.length - 1 ? withUnchecked(message, unchecked) : message
              }
              position={start + place}
              after={messages.length - 1 - start - place}
              busy={busy}
              most={most}
              signedIn={signedIn}
              acts={pressed}
              conversation={state.conversation}
              rated={ratings[message.id] ?? null}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
