import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SourceList } from '@/components/chat/sources/source-list'
import type { ChatMessage, Part } from '@/lib/chat/schema'
import { AnswerView } from './answer-view'
import { AttachmentView } from './attachment-view'
import { FailureView } from './failure-view'
import { FollowUpsView } from './follow-ups-view'
import { GroundingView } from './grounding-view'
import { MessageNotice } from './message-notice'
import { NextView } from './next-view'
import { PassagesView } from './passages-view'
import { ProgressView } from './progress-view'
import { QuoteView } from './quote-view'
import { RefusalView } from './refusal-view'
import { ShortView } from './short-view'

/** What can be pressed comes from outside, so that a message can be drawn without script. */
export type MessageControls = {
  retry?: ReactNode
  /** How there can be more questions where a limit is reached. */
  more?: ReactNode
  ask?: (question: string) => ReactNode
}

function PartView({
  part,
  message,
  controls,
}: {
  part: Part
  message: ChatMessage
  controls: MessageControls
}) {
  const sources = message.parts.flatMap((each) => (each.kind === 'sources' ? each.sources : []))
  switch (part.kind) {
    case 'question':
      return <p className="max-w-[42em] whitespace-pre-wrap">{part.text}</p>
    case 'attachment':
      return <AttachmentView attachment={part} />
    case 'progress':
      return <ProgressView part={part} />
    case 'answer':
      return <AnswerView part={part} context={{ messageId: message.id, sources }} />
    case 'quote':
      return <QuoteView part={part} sources={sources} />
    case 'sources':
      return <SourceList messageId={message.id} sources={part.sources} />
    case 'refusal':
      return <RefusalView part={part} ask={controls.ask} />
    case 'notice':
      return <MessageNotice notice={part.notice} />
    case 'short':
      return <ShortView part={part} messageId={message.id} sources={sources} />
    case 'passages':
      return <PassagesView part={part} messageId={message.id} sources={sources} />
    case 'next':
      return <NextView part={part} />
    case 'follow-ups':
      return <FollowUpsView part={part} ask={controls.ask} />
    case 'grounding':
      return <GroundingView part={part} />
    case 'error':
    case 'rate-limit':
    case 'disconnected':
      return <FailureView part={part} retry={controls.retry} more={controls.more} />
  }
}

/** One message of a conversation, whole or still being written. */
export function MessageView({
  message,
  controls = {},
}: {
  message: ChatMessage
  controls?: MessageControls
}) {
  const t = useTranslations('chat.message.author')
  const own = message.role === 'user'
  return (
    <article
      id={message.id}
      aria-labelledby={`${message.id}-author`}
      className={own ? 'space-y-1 border-l-2 border-strong bg-sheet px-4 py-2.5' : 'space-y-4 py-4'}
    >
      <h3
        id={`${message.id}-author`}
        tabIndex={-1}
        className="w-fit text-sm font-bold text-soft outline-offset-4"
      >
        {t(message.role)}
      </h3>
      {message.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are only ever added at the end
        <PartView key={index} part={part} message={message} controls={controls} />
      ))}
    </article>
  )
}
