import { z } from 'zod'
import { addressProblem } from './address'
import { disabledReasons, longestAddress, messageStates, webhookEvents } from './constants'

/** Keys of `error` in messages/…/webhooks.json. */
export type WebhookError = 'required' | 'tooLong' | 'https' | 'private' | 'address' | 'events'

export const newWebhookSchema = z.object({
  url: z
    .string('required')
    .trim()
    .min(1, 'required')
    .max(longestAddress, 'tooLong')
    .superRefine((text, context) => {
      const problem = addressProblem(text)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })
    .transform((text) => new URL(text).href),
  events: z
    .union([z.string(), z.array(z.string())], 'events')
    .transform((given) => (Array.isArray(given) ? given : [given]))
    .pipe(z.array(z.enum(webhookEvents, 'events')).min(1, 'events')),
})

export const webhookChangeSchema = z.object({
  webhook: z.uuid(),
  change: z.enum(['rotate', 'disable', 'enable', 'test', 'remove']),
})
export const replaySchema = z.object({ message: z.uuid() })

export const webhookSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  created_at: z.string(),
  failing_since: z.string().nullable(),
  disabled_at: z.string().nullable(),
  disabled_why: z.enum(disabledReasons).nullable(),
})
export type Webhook = z.infer<typeof webhookSchema>

export const messageSchema = z.object({
  id: z.uuid(),
  event: z.string(),
  body: z.string(),
  state: z.enum(messageStates),
  next_at: z.string().nullable(),
  created_at: z.string(),
  webhook_attempts: z.array(
    z.object({
      at: z.string(),
      status: z.number().int().nullable(),
      error: z.string().nullable(),
      ms: z.number().int(),
    }),
  ),
})
export type WebhookMessage = z.infer<typeof messageSchema>

/** What the database gives the worker to send. */
export const outgoingSchema = z
  .object({ url: z.string(), body: z.string(), secrets: z.array(z.string()).min(1) })
  .nullable()
