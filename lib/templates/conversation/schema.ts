import { z } from 'zod'

const foundFactSchema = z.object({
  kind: z.enum(['money', 'date', 'percent']),
  /** As an answer is kept: whole won, `2026-03-01`, a percentage. */
  value: z.string(),
  /** The words that it was found in. */
  sentence: z.string(),
})
/** An amount, a day or a rate that somebody wrote in a conversation. */
export type FoundFact = z.infer<typeof foundFactSchema>

/** What a conversation gives to forms: those that rest on the articles it names, and what can be answered from it. */
export const conversationFormsSchema = z.object({
  forms: z.array(z.string()),
  facts: z.array(foundFactSchema),
})
export type ConversationForms = z.infer<typeof conversationFormsSchema>
