import 'server-only'
import { z } from 'zod'
import type { BrowserOwner } from '@/lib/chat/owner'
import { type Conversation, conversationSummarySchema } from '@/lib/chat/request-schema'
import { type ChatMessage, messageStates, type Part, partSchema } from '@/lib/chat/schema'
import type { Turn } from '@/lib/chat/types'
import { locales } from '@/lib/i18n/routing'
import { unwrapResult } from '@/lib/supabase/result'
import type { ServiceDb } from '@/lib/supabase/types'
import { currentMessage } from './current-message'

const head = 'id, title, kind, scope, locale, pinned_at, created_at, updated_at'
const headSchema = z
  .object({
    locale: z.enum(locales),
    pinned_at: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .loose()
  .transform(({ pinned_at, created_at, updated_at, locale, ...rest }) => ({
    locale,
    summary: conversationSummarySchema.parse({
      ...rest,
      pinnedAt: pinned_at,
      createdAt: created_at,
      updatedAt: updated_at,
    }),
  }))

/** What was kept in a form that is not known any more is left out; the rest of the message stands. */
const partsSchema = z.array(z.unknown()).transform((parts): Part[] => {
  const read = parts.map((part) => partSchema.safeParse(part))
  return read.flatMap(({ data }) => (data ? [data] : []))
})

const row = 'id, role, state, parts, updated_at'
const rowSchema = z
  .object({
    id: z.uuid(),
    role: z.enum(['user', 'assistant']),
    state: z.enum(messageStates),
    parts: partsSchema,
    updated_at: z.coerce.date(),
  })
  .transform(({ updated_at, ...rest }) => ({ ...rest, updatedAt: updated_at }))

/**
 * A conversation of this owner, or null: there is none, or it is somebody else's.
 * @param service sees what belongs to a device; an account's is read with its own session
 */
export async function readConversation(
  service: ServiceDb,
  owner: BrowserOwner,
  id: string,
  now: Date,
): Promise<Conversation | null> {
  const db = owner.kind === 'user' ? owner.db : service
  const heads = db.from('conversations').select(head).eq('id', id)
  const found = unwrapResult(
    await (owner.kind === 'user'
      ? heads.eq('user_id', owner.user.id)
      : heads.eq('device', owner.device)
    ).maybeSingle(),
  )
  if (found === null) return null
  const { locale, summary } = headSchema.parse(found)
  const rows = await db.from('messages').select(row).eq('conversation_id', id).order('position')
  const messages = z
    .array(rowSchema)
    .parse(unwrapResult(rows))
    .map((each) => currentMessage(each, now))
  return { ...summary, locale, messages }
}

/** An answer of this owner as it is now, or null. */
export async function readAnswer(
  service: ServiceDb,
  owner: BrowserOwner,
  id: string,
  now: Date,
): Promise<ChatMessage | null> {
  const db = owner.kind === 'user' ? owner.db : service
  const answer = unwrapResult(
    await db
      .from('messages')
      .select(`${row}, conversation_id`)
      .eq('id', id)
      .eq('role', 'assistant')
      .maybeSingle(),
  )
  if (answer === null) return null
  const { conversation_id: conversation } = z.object({ conversation_id: z.uuid() }).parse(answer)
  const heads = db.from('conversations').select('id').eq('id', conversation)
  const own = unwrapResult(
    await (owner.kind === 'user'
      ? heads.eq('user_id', owner.user.id)
      : heads.eq('device', owner.device)
    ).maybeSingle(),
  )
  return own === null ? null : currentMessage(rowSchema.parse(answer), now)
}

const turnRows = z.array(z.object({ role: z.enum(['user', 'assistant']), parts: partsSchema }))
const questionOf = (parts: readonly Part[]) =>
  parts.flatMap((part) => (part.kind === 'question' ? [part.text] : [])).join('\n')

/**
 * The turns of a conversation before an answer, the oldest first; the last is the one to be answered, with
 * an answer of no parts. Whose conversation it is has been settled.
 */
export async function readTurns(
  service: ServiceDb,
  conversation: string,
  answerPosition: number,
): Promise<Turn[]> {
  const rows = await service
    .from('messages')
    .select('role, parts')
    .eq('conversation_id', conversation)
    .lt('position', answerPosition)
    .order('position')
  const turns: (Turn & { answer: Part[] })[] = []
  for (const { role, parts } of turnRows.parse(unwrapResult(rows))) {
    if (role === 'user') turns.push({ question: questionOf(parts), answer: [] })
    else turns.at(-1)?.answer.push(...parts)
  }
  return turns
}
