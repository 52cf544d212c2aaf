import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { MessageView } from './message-view'
import { type SampleName, sampleMessages } from './sample-messages'

/** Every kind of message under its name, as the chat would show it. */
export function MessageGallery() {
  const names = useTranslations('ui.message')
  const words = useTranslations('chat.sample')
  const failure = useTranslations('chat.message.failure')
  const messages = sampleMessages((key) => words(key))
  const retry = (
    <button type="button" className={buttonClass()}>
      {failure('retry')}
    </button>
  )
  const ask = (question: string) => (
    <button type="button" className="text-left text-seal underline underline-offset-4">
      {question}
    </button>
  )
  return (
    <ul className="max-w-[52rem]">
      {(Object.keys(messages) as SampleName[]).map((name) => (
        <li key={name} className="border-b border-line py-4">
          <p className="text-xs text-soft">{names(name)}</p>
          <MessageView message={messages[name]} controls={{ retry, ask }} />
        </li>
      ))}
    </ul>
  )
}
