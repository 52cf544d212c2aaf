import { z } from 'zod'
import { type ConversationList, conversationListSchema } from '@/lib/chat/conversations/schema'

const envelope = z.object({ data: conversationListSchema })

/** @throws when the list cannot be had, or `signal` says that nobody wants it any more. */
export async function fetchConversations(
  query: string,
  after: string | null,
  signal: AbortSignal,
): Promise<ConversationList> {
  const asked = new URLSearchParams({ q: query, ...(after ? { after } : {}) })
  const response = await fetch(`/api/chat/conversations?${asked}`, { signal })
  if (!response.ok) throw new Error(`conversations: ${response.status}`)
  return envelope.parse(await response.json()).data
}
