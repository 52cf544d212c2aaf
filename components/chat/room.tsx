'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { QuestionRequest } from '@/lib/chat/request-schema'
import type { Source } from '@/lib/chat/schema'
import { entitlements } from '@/lib/entitlements'
import { Composer } from './composer'
import { takeHandedQuestion } from './kept-draft'
import type { MessageActs } from './message-acts'
import { RecentConversations } from './recent-conversations'
import { RoomBar } from './room-bar'
import { RoomEmpty } from './room-empty'
import { RoomFailureDoor } from './room-failure-door'
import { RoomPanels } from './room-panels'
import type { RoomProps } from './room-props'
import { RoomView, usePreparedTurns } from './room-view'
import { SourceColumn } from './source-column'
import { useAnswerFocus } from './use-answer-focus'
import { useConnection } from './use-connection'
import { useDraft } from './use-draft'
import { useHeldTitle } from './use-held-title'
import { useRoom } from './use-room'

const ConversationMenu = lazy(() =>
  import('./conversations/conversation-menu').then((module) => ({
    default: module.ConversationMenu,
  })),
)

/** The legal chat: conversations beside it, the answers, where to ask, and the source that is looked at. */
export function Room(
  props: RoomProps & {
    first: QuestionRequest | null
    /** Called with the conversation that is in the room. */
    onConversation: (id: string | null) => void
  },
) {
  const { conversation, conversations, plan, signedIn, quota, first, slots, onConversation } = props
  const t = useTranslations('chatRoom')
  const locale = useLocale()
  const { connection, check } = useConnection()
  const { state, writing, send, stop } = useRoom({ conversation, quota, first }, check)
  const draft = useDraft(state.conversation, first ? '' : (props.question ?? ''))
  const [scope, setScope] = useState(first?.scope ?? conversation?.scope ?? props.scope)
  const [source, setSource] = useState<Source | null>(null)
  const [menu, setMenu] = useState(false)
  const focusAnswer = useAnswerFocus(state.messages, writing)
  const opener = useRef<HTMLElement>(null)
  usePreparedTurns()

  const disconnected = connection === 'disconnected'
  const most = entitlements[plan].questionLength
  const busy = writing || disconnected

  async function submit(request: QuestionRequest) {
    const begun = await send(request)
    if (request.act === 'again') return
    if (begun) draft.follow()
    else if (request.act === 'ask') draft.giveBack(request.question)
  }
  const ask = (question: string) =>
    submit({ act: 'ask', conversation: state.conversation, question, scope, locale })

  const doing = useRef<MessageActs>(undefined)
  useEffect(() => {
    const id = state.conversation
    doing.current = {
      ask: (question) => {
        focusAnswer()
        void ask(question)
      },
      edit: (position, question) => {
        focusAnswer()
        if (id) void submit({ act: 'edit', conversation: id, position, question, scope, locale })
      },
      again: (position) => {
        focusAnswer()
        if (id) void submit({ act: 'again', conversation: id, position, scope, locale })
      },
    }
  })
  const acts = useMemo<MessageActs>(
    () => ({
      ask: (question) => doing.current?.ask(question),
      edit: (position, question) => doing.current?.edit(position, question),
      again: (position) => doing.current?.again(position),
    }),
    [],
  )

  // Somebody came with a question: it is asked at once, and once.
  const firstSent = useRef(false)
  useEffect(() => {
    if (firstSent.current) return
    firstSent.current = true
    const handed = conversation ? null : takeHandedQuestion()
    if (first) void submit(first)
    else if (handed && handed.length > most) draft.write(handed)
    else if (handed) void ask(handed)
  })

  const { conversation: held } = state
  const title = useHeldTitle(held, state.title)
  useEffect(() => onConversation(held), [held, onConversation])
  useEffect(() => {
    if (title) document.title = `${title} · ${t('brand')}`
  }, [title, t])

  const { field } = draft
  useEffect(() => {
    function toField(event: KeyboardEvent) {
      if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('input,textarea,select,dialog'))
        return
      event.preventDefault()
      field.current?.focus()
    }
    window.addEventListener('keydown', toField)
    return () => window.removeEventListener('keydown', toField)
  }, [field])

  const closeSource = () => {
    setSource(null)
    opener.current?.focus()
  }
  const empty = state.messages.length === 0
  return (
    <div className="flex min-h-0 grow flex-col">
      <RoomBar
        title={empty ? null : (title ?? t('room.asking'))}
        home={slots.home}
        menu={
          signedIn && held && title ? (
            <Suspense>
              <ConversationMenu conversation={{ id: held, title }} signedIn />
            </Suspense>
          ) : null
        }
        end={slots.end}
        onMenu={() => setMenu(true)}
      />
      <div className="flex min-h-0 grow">
        <RoomPanels
          conversations={conversations}
          current={state.conversation}
          signedIn={signedIn}
          documents={slots.documents}
          narrow={source !== null}
          open={menu}
          onClose={() => setMenu(false)}
        />
        <div className="flex min-h-0 min-w-0 grow flex-col">
          <div data-scroller className="min-h-0 grow overflow-y-auto [container-type:size]">
            <div className="mx-auto w-full max-w-[50rem] px-4">
              {empty ? (
                (slots.answer ?? (
                  <RoomEmpty busy={busy} onAsk={acts.ask}>
                    <RecentConversations list={conversations} signedIn={signedIn} />
                  </RoomEmpty>
                ))
              ) : (
                <RoomView
                  state={state}
                  busy={busy}
                  most={most}
                  signedIn={signedIn}
                  ratings={props.ratings}
                  acts={acts}
                  onSource={(chosen, link) => {
                    opener.current = link
                    setSource(chosen)
                  }}
                />
              )}
            </div>
          </div>
          <div className="no-print shrink-0 border-t border-line px-4 pt-3 pb-2">
            <RoomFailureDoor
              failure={state.failure}
              asked={state.asked}
              connection={connection}
              signedIn={signedIn}
              onRetry={submit}
              onCheck={check}
            />
            <Composer
              draft={draft}
              scope={scope}
              onScope={setScope}
              most={most}
              quota={state.quota}
              disconnected={disconnected}
              writing={writing}
              onAsk={() => void ask(draft.take())}
              onStop={stop}
              note={t('note')}
            />
          </div>
        </div>
        {source ? <SourceColumn source={source} onClose={closeSource} /> : null}
      </div>
    </div>
  )
}
