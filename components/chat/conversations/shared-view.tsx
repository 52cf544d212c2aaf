import { useTranslations } from 'next-intl'
import { MessageView } from '@/components/chat/messages/message-view'
import { buttonClass } from '@/components/ui/button-class'
import { DateTime } from '@/components/ui/date-time'
import { Notice } from '@/components/ui/notice'
import { originOf } from '@/lib/chat/conversations/export-document'
import type { SharedConversation } from '@/lib/chat/conversations/schema'
import type { ChatMessage, Part } from '@/lib/chat/schema'
import { Link } from '@/lib/i18n/navigation'

/** Of use only to whoever asks. */
const ownOnly: readonly Part['kind'][] = ['progress', 'follow-ups', 'rate-limit', 'disconnected']

const readOnly = (message: ChatMessage): ChatMessage => ({
  ...message,
  parts: message.parts.filter(({ kind }) => !ownOnly.includes(kind)),
})

/** What a link shows, without script: how it was made, what it is not, and the messages. */
export function SharedView({ shared }: { shared: SharedConversation }) {
  const t = useTranslations('chatList.shared')
  const { title, createdAt, messages } = shared
  return (
    <div className="page py-8">
      <div className="max-w-[52rem]">
        <p className="text-sm text-soft">{t('name')}</p>
        <h1 className="text-2xl font-bold break-words">{title}</h1>
        <p className="mt-1 text-sm text-soft">
          {t.rich('sharedOn', { date: () => <DateTime at={createdAt} /> })}
        </p>
        <div className="mt-5 max-w-[42em] space-y-3">
          <Notice tone="warn">
            <p>{t(originOf(messages))}</p>
            <p className="mt-1">{t('disclaimer')}</p>
          </Notice>
        </div>
        <section aria-labelledby="conversation" className="mt-8">
          <h2 id="conversation" className="section-title">
            {t('conversation')}
          </h2>
          {messages.map((message) => (
            <MessageView key={message.id} message={readOnly(message)} />
          ))}
        </section>
        <section aria-labelledby="ask" className="no-print mt-8 border-t border-line pt-5">
          <h2 id="ask" className="font-bold">
            {t('askTitle')}
          </h2>
          <Link href="/ai-chat" className={`mt-3 ${buttonClass('primary')}`}>
            {t('ask')}
          </Link>
        </section>
      </div>
    </div>
  )
}
