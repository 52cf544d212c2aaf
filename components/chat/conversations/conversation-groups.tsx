import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { type GroupKind, groupByDay } from '@/lib/chat/conversations/group-by-day'
import type { ConversationList } from '@/lib/chat/conversations/schema'
import { ConversationRow, type RowActions } from './conversation-row'
import { useReaderZone } from './use-reader-zone'

function useGroupName(): (of: GroupKind) => string {
  const t = useTranslations('chatList')
  const locale = useLocale()
  const format = useFormatter()
  return (of) => {
    if (of.kind === 'pinned') return t('pinned')
    if (of.kind === 'day') {
      // Today and yesterday have names; before that the days are counted.
      const numeric = of.ago < 2 ? 'auto' : 'always'
      return new Intl.RelativeTimeFormat(locale, { numeric }).format(-of.ago, 'day')
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
  acts: RowActions | null
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
          className="px-3 pb-1 text-xs font-semibold text-soft first-letter:uppercase"
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
