'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type MouseEvent, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Composer } from '@/components/chat/composer/composer'
import { takePreparedQuestion } from '@/components/chat/composer/draft-storage'
import { useDraft } from '@/components/chat/composer/use-draft'
import { LazyMessageList } from '@/components/chat/messages/lazy-message-list'
import type { MessageActions } from '@/components/chat/messages/message-actions'
import { lazyComponent } from '@/components/ui/lazy-component'
import type { Source } from '@/lib/chat/parts/source'
import type { QuestionRequest } from '@/lib/chat/request-schema'
import { LazyThreadFailure } from './lazy-thread-failure'
import { ThreadHeader } from './thread-header'
import type { ThreadProps } from './thread-props'
import { useConnection } from './use-connection'
import { useThread } from './use-thread'

const ConversationMenu = lazyComponent(() =>
  import('@/components/chat/conversations/conversation-menu').then(
    (module) => module.ConversationMenu,
  ),
)

const ThreadSidebar = lazyComponent(() =>
  import('./thread-sidebar').then((module) => module.ThreadSidebar),
)
const SourceColumn = lazyComponent(() =>
  import('@/components/chat/sources/source-column').then((module) => module.SourceColumn),
)

/** The legal chat: conversations beside it, the answers, where to ask, and the source that is looked at. */
export function ChatThread(
  props: ThreadProps & {
    first: QuestionRequest | null
    /** Called with the conversation that is in the thread. */
    onConversation: (id: string | null) => void
  },
) {
  const {
    address,
    conversation,
    conversations,
    most,
    signedIn,
    quota,
    first,
    slots,
    onConversation,
  } = props
  const t = useTranslations('chatThread')
  const locale = useLocale()
  const connected = useConnection()
  const { connection, check } = connected
  const { state, dispatch, writing, send, stop } = useThread(
    { address, conversation, quota, first },
    connected,
  )
  const draft = useDraft(state.conversation, first ? '' : (props.question ?? ''))
  const [scope, setScope] = useState(first?.scope ?? conversation?.scope ?? props.scope)
  const [source, setSource] = useState<Source | null>(null)
  const [menu, setMenu] = useState(false)
  const opener = useRef<HTMLElement>(null)
  const focusWanted = useRef(false)

  const disconnected = connection === 'disconnected'
  const busy = writing || disconnected

  async function submit(request: QuestionRequest) {
    const begun = await send(request)
    if (request.act === 'again') return
    if (begun) draft.sync()
    else if (request.act === 'ask') draft.restore(request.question)
  }
  const ask = (question: string) =>
    submit({ act: 'ask', conversation: state.conversation, question, scope, locale })

  const doing = useRef<MessageActions>(undefined)
  useEffect(() => {
    const id = state.conversation
    doing.current = {
      ask: (question) => void ask(question),
      edit: (position, question) => {
        if (id) void submit({ act: 'edit', conversation: id, position, question, scope, locale })
      },
      again: (position) => {
        if (id) void submit({ act: 'again', conversation: id, position, scope, locale })
      },
    }
  })
  const acts = useMemo<MessageActions>(
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
    const handed = conversation ? null : takePreparedQuestion()
    if (first) void submit(first)
    else if (handed && handed.length > most) draft.write(handed)
    else if (handed) void ask(handed)
  })

  const { conversation: held, title } = state
  useEffect(() => onConversation(held), [held, onConversation])
  useEffect(() => {
    if (title) document.title = `${title} · ${t('brand')}`
  }, [title, t])

  function onExample(event: MouseEvent) {
    const example = event.target instanceof Element && event.target.closest('a[data-example]')
    if (!example || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (busy) return
    focusWanted.current = true
    void ask(example.textContent)
  }
  const closeSource = () => {
    setSource(null)
    opener.current?.focus()
  }
  const empty = state.messages.length === 0
  return (
    <div className="flex min-h-0 grow flex-col">
      <ThreadHeader
        title={empty ? null : (title ?? t('thread.asking'))}
        home={slots.home}
        panel={slots.icons.panel}
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
        <Suspense fallback={<div className="w-72 shrink-0 border-r border-line max-lg:hidden" />}>
          <ThreadSidebar
            conversations={conversations}
            current={state.conversation}
            signedIn={signedIn}
            documents={slots.documents}
            narrow={source !== null}
            open={menu}
            onClose={() => setMenu(false)}
          />
        </Suspense>
        <div className="flex min-h-0 min-w-0 grow flex-col">
          <div data-scroller className="min-h-0 grow overflow-y-auto [container-type:size]">
            <div className="mx-auto w-full max-w-[50rem] px-4">
              {empty
                ? (slots.answer ?? (
                    // Enter clicks a link, too.
                    <div data-busy={busy || undefined} onClickCapture={onExample}>
                      {slots.empty}
                    </div>
                  ))
                : null}
              <LazyMessageList
                drawn={slots.drawn}
                state={state}
                dispatch={dispatch}
                connected={connected}
                focusWanted={focusWanted}
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
            </div>
          </div>
          <div className="no-print shrink-0 border-t border-line px-4 pt-3 pb-2">
            <LazyThreadFailure
              failure={state.failure}
              asked={state.asked}
              connection={connection}
              signedIn={signedIn}
              onRetry={submit}
              onCheck={check}
            />
            <Composer
              draft={draft}
              address={address}
              scope={scope}
              collections={props.collections}
              onScope={setScope}
              most={most}
              quota={state.quota}
              disconnected={disconnected}
              writing={writing}
              onAsk={() => void ask(draft.take())}
              onStop={stop}
              icons={slots.icons}
              note={t('note')}
            />
          </div>
        </div>
        {source ? (
          <Suspense fallback={null}>
            <SourceColumn source={source} onClose={closeSource} />
          </Suspense>
        ) : null}
      </div>
    </div>
  )
}
