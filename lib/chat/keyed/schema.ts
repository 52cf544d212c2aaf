import { z } from 'zod'
import { quotaSchema } from '@/lib/chat/request-schema'
import { chatMessageSchema } from '@/lib/chat/schema'
import { searchScopes } from '@/lib/corpus/scope-constants'
import { longestQuestion } from '@/lib/entitlements'
import { locales } from '@/lib/i18n/routing'

/** A question that a program asks by key. It reads the law alone: documents have a search of their own. */
export const keyedQuestionSchema = z.object({
  question: z.string().trim().min(1).max(longestQuestion),
  /** Goes on with a conversation of the key's account. */
  conversation: z.uuid().nullable().default(null),
  scope: z.enum(searchScopes).default('all'),
  locale: z.enum(locales).default('ko'),
})
export type KeyedQuestion = z.infer<typeof keyedQuestionSchema>

export const keyedAnswerSchema = z.object({
  conversation: z.uuid(),
  answer: chatMessageSchema,
  /** What is left of the account's questions of the day. */
  quota: quotaSchema.nullable(),
})
export type KeyedAnswer = z.infer<typeof keyedAnswerSchema>
