import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SourceList } from '@/components/chat/sources/source-list'
import type { ChatMessage, Part } from '@/lib/chat/schema'
import { answerViews } from './answer-views'
import { documentViews } from './document-views'
import { nextViews } from './next-views'
import { outcomeViews } from './outcome-views'
import type { MessageControls, PartProps } from './part-view'
import { passageViews } from './passage-views'
import { questionViews } from './question-views'

const views: { [Kind in Part['kind']]: (props: PartProps<Kind>) => ReactNode } = {
  ...questionViews,
  ...outcomeViews,
  ...answerViews,
  ...passageViews,
  ...documentViews,
  ...nextViews,
  sources: ({ part, messageId }) => <SourceList messageId={messageId} sources={part.sources} />,
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
  const { id, role, parts } = message
  const sources = parts.flatMap((part) => (part.kind === 'sources' ? part.sources : []))
  return (
    <article
      id={id}
      aria-labelledby={`${id}-author`}
      className={
        role === 'user'
          ? 'space-y-1 border-l-2 border-strong bg-sheet px-4 py-2.5'
          : 'space-y-4 py-4'
      }
    >
      <h3
        id={`${id}-author`}
        tabIndex={-1}
        className="w-fit text-sm font-bold text-soft outline-none"
      >
        {t(role)}
      </h3>
      {parts.map((part, index) => {
        // The view of a kind takes the parts of that kind.
        const View = views[part.kind] as (props: PartProps<Part['kind']>) => ReactNode
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are only ever added at the end
          <View key={index} part={part} messageId={id} sources={sources} controls={controls} />
        )
      })}
    </article>
  )
}
