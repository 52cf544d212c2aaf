import type { ConversationSummary } from '@/lib/chat/request-schema'
import type { ConversationList } from './schema'

/** As the server sorts: pinned ones first, then the latest. */
function comesBefore(a: ConversationSummary, b: ConversationSummary): boolean {
  const [one, other] = [a.pinnedAt !== null, b.pinnedAt !== null]
  if (one !== other) return one
  const times = Date.parse(a.updatedAt) - Date.parse(b.updatedAt)
  return times === 0 ? a.id > b.id : times > 0
}

/** What a list becomes when its first page was read anew: what lies behind that page stays. */
export function withFreshStart(list: ConversationList, fresh: ConversationList): ConversationList {
  const last = fresh.conversations.at(-1)
  if (fresh.next === null || !last) return fresh
  const named = new Set(fresh.conversations.map(({ id }) => id))
  const behind = list.conversations.filter((each) => !named.has(each.id) && comesBefore(last, each))
  if (behind.length === 0) return fresh
  const conversations = [...fresh.conversations, ...behind]
  return { ...fresh, conversations, next: list.next }
}

/** With the next page at its end; nothing twice, though the pages may have shifted meanwhile. */
export function withNextPage(list: ConversationList, page: ConversationList): ConversationList {
  const named = new Set(list.conversations.map(({ id }) => id))
  const added = page.conversations.filter(({ id }) => !named.has(id))
  return { ...page, conversations: [...list.conversations, ...added] }
}

export function without(list: ConversationList, id: string): ConversationList {
  return { ...list, conversations: list.conversations.filter((each) => each.id !== id) }
}
