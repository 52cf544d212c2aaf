import { useFormatter, useTranslations } from 'next-intl'
import { type GroupKind, groupByDay } from '@/lib/chat/conversations/group-by-day'
import type { ConversationList } from '@/lib/chat/conversations/schema'
import { ConversationRow, type RowActs } from './conversation-row'
import { useReaderZone } from './use-reader-zone'

const dayMs = 86_400_000

function useGroupName(): (of: GroupKind) => string {
  const t = useTranslations('chatList')
  const format = useFormatter()
  return (of) => {
    if (of.kind === 'pinned') return t('pinned')
    if (of.kind === 'day') {
      // Only the distance counts: today, yesterday, n days ago, as the language says it.
      return format.relativeTime(0, { now: of.ago * dayMs, unit: 'day' })
    }
    return format.dateTime(new Date(of.month), { year: 'numeric', month: 'long', timeZone: 'UTC' })
  }
}

/** The list under the days of the reader's calendar. */
export function ConversationGroups({
  list,
  current,
  renaming,
  acts,
}: {
  list: ConversationList
  current: string | null
  renaming: string | null
  acts: RowActs | null
}) {
  const zone = useReaderZone()
  const nameOf = useGroupName()
  return groupByDay(list.conversations, new Date(list.now), zone).map(
    ({ key, of, conversations }) => (
      <section key={key} aria-labelledby={`conversations-${key}`} className="mt-4">
        {/* The browser may lack the words of a language that the server has. */}
        <h3
          id={`conversations-${key}`}
          suppressHydrationWarning
          className="px-3 pb-1 text-xs font-semibold text-soft"
        >
          {nameOf(of)}
        </h3>
        <ul>
          {conversations.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              isCurrent={conversation.id === current}
              isRenaming={conversation.id === renaming}
              acts={acts}
            />
          ))}
        </ul>
      </section>
    ),
  )
}
