import { useTranslations } from 'next-intl'
import type { ChatMessage } from '@/lib/chat/schema'
import { MessageView } from './message-view'

/** The messages of a conversation as the server draws them: to be read, before and without script. */
export function StaticMessages({ messages }: { messages: readonly ChatMessage[] }) {
  const t = useTranslations('chatThread.thread')
  const isWriting = messages.at(-1)?.state === 'writing'
  return (
    <div className="pt-4 pb-6">
      {isWriting ? (
        <noscript>
          <meta httpEquiv="refresh" content="3" />
        </noscript>
      ) : null}
      <h2 className="sr-only">{t('conversation')}</h2>
      <div className="space-y-1">
        {messages.map((message) => (
          <MessageView key={message.id} message={message} />
        ))}
      </div>
    </div>
  )
}
