import type { ConversationSummary } from '@/lib/chat/request-schema'

export type GroupKind =
  | { kind: 'pinned' }
  /** 0 today, 1 yesterday, and so on. */
  | { kind: 'day'; ago: number }
  /** The first day of it, yyyy-mm-dd. */
  | { kind: 'month'; month: string }

export type ConversationGroup = {
  key: string
  of: GroupKind
  conversations: ConversationSummary[]
}

/** Later than so many days ago, every day has a heading of its own; before, every month. */
const daysApart = 30

const dayMs = 86_400_000

/** The calendar day of a moment where the reader is, as midnight UTC of that day. */
function calendarDay(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(at)
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'))
}

function groupOf(conversation: ConversationSummary, today: number, timeZone: string): GroupKind {
  if (conversation.pinnedAt) return { kind: 'pinned' }
  const day = calendarDay(new Date(conversation.updatedAt), timeZone)
  // A clock that is behind the server's sees tomorrow.
  const ago = Math.max(0, Math.round((today - day) / dayMs))
  return ago < daysApart
    ? { kind: 'day', ago }
    : { kind: 'month', month: `${new Date(day).toISOString().slice(0, 7)}-01` }
}

const keyOf = (of: GroupKind) =>
  of.kind === 'pinned' ? 'pinned' : of.kind === 'day' ? `day-${of.ago}` : of.month

/**
 * Conversations under the days of the reader's calendar, in the order they come in (pinned first, then the
 * latest).
 */
export function groupByDay(
  conversations: readonly ConversationSummary[],
  now: Date,
  timeZone: string,
): ConversationGroup[] {
  const today = calendarDay(now, timeZone)
  const groups = new Map<string, ConversationGroup>()
  for (const conversation of conversations) {
    const of = groupOf(conversation, today, timeZone)
    const key = keyOf(of)
    const group = groups.get(key)
    if (group) group.conversations.push(conversation)
    else groups.set(key, { key, of, conversations: [conversation] })
  }
  return [...groups.values()]
}
