import { z } from 'zod'
import { longestQuestion } from '@/lib/entitlements'
import { locales } from '@/lib/i18n/routing'
import { type ChatScope, isChatScope } from './chat-scope'
import { chatMessageSchema, partSchema } from './schema'

/** What the browser and the server of the chat say to each other. */

const question = z.string().trim().min(1).max(longestQuestion)
const scope = z.custom<ChatScope>((value) => typeof value === 'string' && isChatScope(value))
/** Where in a conversation a message stands: questions are even, answers odd. */
const position = z.number().int().nonnegative()

const conversationKinds = ['chat', 'consultation'] as const
export type ConversationKind = (typeof conversationKinds)[number]

/**
 * POST /api/chat/questions. `ask` goes on with a conversation or begins one; `edit` asks the question at a
 * position differently, and what followed it goes; `again` writes the answer at a position anew.
 */
export const questionRequestSchema = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('ask'),
    conversation: z.uuid().nullable(),
    question,
    scope,
    locale: z.enum(locales),
  }),
  z.object({
    act: z.literal('edit'),
    conversation: z.uuid(),
    position,
    question,
    scope,
    locale: z.enum(locales),
  }),
  z.object({
    act: z.literal('again'),
    conversation: z.uuid(),
    position,
    scope,
    locale: z.enum(locales),
  }),
])
export type QuestionRequest = z.infer<typeof questionRequestSchema>

/** What is left of the day's questions. */
export const quotaSchema = z.object({
  limit: z.number().int().positive(),
  left: z.number().int().nonnegative(),
})
export type Quota = z.infer<typeof quotaSchema>

/**
 * What the answer's stream carries, as server-sent events in the AI SDK's protocol. Parts are replaced by
 * their place in the message; `text-delta` adds to a text that nothing has checked yet, and which the
 * checked parts replace.
 */
export const answerEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start') }),
  z.object({
    type: z.literal('data-begun'),
    data: z.object({
      conversation: z.uuid(),
      title: z.string(),
      questionId: z.uuid(),
      answerId: z.uuid(),
      /** Of the answer. */
      position,
      quota: quotaSchema.nullable(),
    }),
  }),
  z.object({ type: z.literal('data-part'), id: z.string().regex(/^\d+$/), data: partSchema }),
  z.object({ type: z.literal('text-start') }),
  z.object({ type: z.literal('text-delta'), delta: z.string() }),
  z.object({ type: z.literal('text-end') }),
  /** The message as it is kept: what came before was on the way to it. */
  z.object({ type: z.literal('data-message'), data: chatMessageSchema }),
  z.object({ type: z.literal('finish') }),
])
export type AnswerEvent = z.infer<typeof answerEventSchema>

/** A line of the list of conversations. */
export const conversationSummarySchema = z.object({
  id: z.uuid(),
  title: z.string(),
  kind: z.enum(conversationKinds),
  scope,
  pinnedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ConversationSummary = z.infer<typeof conversationSummarySchema>

export const conversationSchema = conversationSummarySchema.extend({
  locale: z.enum(locales),
  messages: z.array(chatMessageSchema),
})
export type Conversation = z.infer<typeof conversationSchema>
