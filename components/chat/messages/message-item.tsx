'use client'

import { Pencil, RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { memo, useState } from 'react'
import { LimitOptions } from '@/components/chat/thread/limit-options'
import { buttonClass } from '@/components/ui/button-class'
import type { Rating } from '@/lib/chat/conversations/constants'
import type { ChatMessage } from '@/lib/chat/schema'
import { LazyMessageTools } from './lazy-message-tools'
import type { MessageActions } from './message-actions'
import { MessageView } from './message-view'
import { QuestionEdit } from './question-edit'

type Props = {
  message: ChatMessage
  position: number
  /** How many messages follow. */
  after: number
  /** Nothing can be asked now: an answer is being written, or nobody would answer. */
  busy: boolean
  most: number
  signedIn: boolean
  acts: MessageActions
  conversation: string | null
  rated: Rating | null
}

const questionOf = ({ parts }: ChatMessage) =>
  parts.find((part) => part.kind === 'question')?.text ?? ''

/** One message with what can be done with it. */
export const MessageItem = memo(function RoomMessage(props: Props) {
  const { message, position, after, busy, most, signedIn, acts, conversation, rated } = props
  const t = useTranslations('chatThread.message')
  const failure = useTranslations('chat.message.failure')
  const [editing, setEditing] = useState(false)
  const own = message.role === 'user'
  const isLast = after === 0

  if (own && editing) {
    return (
      <div className="border-l-2 border-strong bg-sheet px-4 py-4">
        <QuestionEdit
          question={questionOf(message)}
          most={most}
          loses={after}
          disabled={busy}
          onAsk={(question) => {
            setEditing(false)
            acts.edit(position, question)
          }}
          onCancel={() => setEditing(false)}
        />
      </div>
    )
  }
  const ask = (question: string) => (
    <button
      type="button"
      className="w-full text-left text-seal underline decoration-transparent underline-offset-4 hover:decoration-current disabled:text-soft"
      disabled={busy}
      onClick={() => acts.ask(question)}
    >
      {question}
    </button>
  )
  const retry = isLast ? (
    <button
      type="button"
      className={buttonClass()}
      disabled={busy}
      onClick={() => acts.again(position)}
    >
      {failure('retry')}
    </button>
  ) : undefined
  return (
    <div className="group/message">
      <MessageView
        message={message}
        controls={{ retry, ask, more: <LimitOptions signedIn={signedIn} /> }}
      />
      {message.state === 'writing' ? null : (
        <div className="no-print flex flex-wrap items-center gap-x-1">
          {own ? (
            <button
              type="button"
              className={buttonClass('bare')}
              disabled={busy}
              onClick={() => setEditing(true)}
            >
              <Pencil size={15} aria-hidden="true" /> {t('edit')}
            </button>
          ) : (
            <>
              {isLast ? (
                <button
                  type="button"
                  className={buttonClass('bare')}
                  disabled={busy}
                  onClick={() => acts.again(position)}
                >
                  <RotateCw size={15} aria-hidden="true" /> {t('again')}
                </button>
              ) : null}
              <LazyMessageTools
                conversation={conversation}
                message={message}
                signedIn={signedIn}
                rated={rated}
              />
            </>
          )}
        </div>
      )}
    </div>
  )
})
