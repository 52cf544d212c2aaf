import 'server-only'
import { z } from 'zod'
import { conversationSummarySchema } from '@/lib/chat/request-schema'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db } from '@/lib/supabase/types'
import { conversationsPerPage, type Rating } from './constants'
import { cursorAfter, type ListCursor } from './list-cursor'
import {
  type ConversationList,
  type ExportedConversation,
  exportedConversationSchema,
  ratedSchema,
  type Share,
  type SharedConversation,
  sharedConversationSchema,
  shareSchema,
} from './schema'

const rowSchema = z
  .object({ pinned_at: z.unknown(), created_at: z.unknown(), updated_at: z.unknown() })
  .loose()
  .transform(({ pinned_at, created_at, updated_at, ...rest }) => ({
    ...rest,
    pinnedAt: pinned_at,
    createdAt: created_at,
    updatedAt: updated_at,
  }))
  .pipe(conversationSummarySchema)

export type ListQuery = {
  /** Words of the title or of what was asked. */
  query: string
  after: ListCursor | null
  /** A visitor's; only the service client sees any. */
  device?: string | null
}

/** One page of conversations: pinned ones first, then the latest. */
export async function readConversationList(
  db: Db,
  { query, after, device = null }: ListQuery,
  now: Date,
): Promise<ConversationList> {
  const answer = await db.rpc('list_conversations', {
    p_query: query,
    // One more tells whether there is a next page.
    p_size: conversationsPerPage + 1,
    p_device: device,
    p_pinned: after?.pinned ?? null,
    p_before: after?.before ?? null,
    p_id: after?.id ?? null,
  })
  const rows = z.array(rowSchema).parse(unwrapResult(answer))
  const conversations = rows.slice(0, conversationsPerPage)
  const last = conversations.at(-1)
  const next = last && rows.length > conversations.length ? cursorAfter(last) : null
  return { conversations, next, now: now.toISOString() }
}

/** The links of one's own conversation that work, newest first. */
export async function readShares(db: Db, conversation: string): Promise<Share[]> {
  const answer = await db
    .from('shared_conversations')
    .select('token, title, up_to, created_at')
    .eq('conversation_id', conversation)
    .is('revoked_at', null)
    .order('created_at', { ascending: false })
  return z.array(shareSchema).parse(unwrapResult(answer))
}

/** What a link shows, for anybody; null where it is unknown or was revoked. */
export async function readShared(db: Db, token: string): Promise<SharedConversation | null> {
  const data = unwrapResult(await db.rpc('read_shared', { p_token: token }))
  return data === null ? null : sharedConversationSchema.parse(data)
}

/** One's own conversation with its messages as they are now; null for anybody else's. */
export async function readForExport(db: Db, id: string): Promise<ExportedConversation | null> {
  const head = await db
    .from('conversations')
    .select('id, title, createdAt:created_at')
    .eq('id', id)
    .maybeSingle()
  const conversation = unwrapResult(head)
  if (conversation === null) return null
  const messages = await db
    .from('messages')
    .select('id, role, state, parts')
    .eq('conversation_id', id)
    .order('position')
  return exportedConversationSchema.parse({
    ...(conversation as object),
    messages: unwrapResult(messages),
  })
}

/** What the owner has said of the answers of a conversation. */
export async function readRatings(
  db: Db,
  messages: readonly string[],
): Promise<Record<string, Rating>> {
  if (messages.length === 0) return {}
  const answer = await db
    .from('message_feedback')
    .select('message_id, rating')
    .in('message_id', [...messages])
  const rows = ratedSchema.parse(unwrapResult(answer))
  return Object.fromEntries(rows.map(({ message_id, rating }) => [message_id, rating]))
}
