import { z } from 'zod'
import { conversationSummarySchema } from '@/lib/chat/request-schema'
import { chatMessageSchema } from '@/lib/chat/schema'
import { locales } from '@/lib/i18n/routing'
import {
  exportFormats,
  feedbackReasons,
  longestListSearch,
  longestNote,
  longestTitle,
  ratings,
} from './constants'

/** One page of the list. */
export const conversationListSchema = z.object({
  conversations: z.array(conversationSummarySchema),
  /** Where the next page begins; null on the last. */
  next: z.string().nullable(),
  /** When the server read it: days are counted from here until the browser knows its own. */
  now: z.string(),
})
export type ConversationList = z.infer<typeof conversationListSchema>

/** The query of GET /api/chat/conversations. */
export const listQuerySchema = z.object({
  q: z.string().max(longestListSearch).default(''),
  after: z.string().max(120).optional(),
})

/** One line breaks no list: spaces of every kind become one. */
export const titleSchema = z
  .string()
  .transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  .pipe(z.string().min(1).max(longestTitle))

export const shareTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/)

/** A link that works, as its owner sees it. */
export const shareSchema = z
  .object({
    token: shareTokenSchema,
    title: z.string(),
    up_to: z.number().int().positive(),
    created_at: z.string(),
  })
  .transform(({ token, title, up_to, created_at }) => ({
    token,
    title,
    /** How many questions with their answers it shows. */
    questions: Math.ceil(up_to / 2),
    createdAt: created_at,
  }))
export type Share = z.infer<typeof shareSchema>

/** What everybody who has the link may read. */
export const sharedConversationSchema = z
  .object({
    title: z.string(),
    created_at: z.string(),
    messages: z.array(chatMessageSchema).min(1),
  })
  .transform(({ title, created_at, messages }) => ({ title, createdAt: created_at, messages }))
export type SharedConversation = z.infer<typeof sharedConversationSchema>

export const feedbackSchema = z.discriminatedUnion('rating', [
  z.object({ rating: z.null() }),
  z.object({ rating: z.literal('up') }),
  z.object({
    rating: z.literal('down'),
    reasons: z.array(z.enum(feedbackReasons)).max(feedbackReasons.length),
    note: z
      .string()
      .trim()
      .max(longestNote)
      .transform((text) => text || null),
  }),
])
export type Feedback = z.infer<typeof feedbackSchema>

/** What its owner said of each answer of a conversation, by the answer's id. */
export const ratedSchema = z.array(z.object({ message_id: z.uuid(), rating: z.enum(ratings) }))

/** The query of GET /api/chat/conversations/{id}/export: all of it, or one answer with its question. */
export const exportQuerySchema = z.object({
  format: z.enum(exportFormats),
  locale: z.enum(locales),
  message: z.uuid().optional(),
})

export const exportedConversationSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  createdAt: z.string(),
  messages: z.array(chatMessageSchema),
})
export type ExportedConversation = z.infer<typeof exportedConversationSchema>
