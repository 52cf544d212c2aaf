import { z } from 'zod'
import { planIdSchema } from '@/lib/billing/schema'
import { localeSchema } from '@/lib/i18n/schema'

/** A day of Korea, as `2026-11-21`. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const won = z.number().int().nonnegative()
const plan = { planId: planIdSchema, amount: won }
/** Seats of organisations that the amount is for, or is for too; older mails do not say. */
const seats = z.number().int().nonnegative().default(0)
const period = {
  orderId: z.string(),
  paidAt: z.string(),
  periodStart: day,
  /** The first day that is not paid any more. */
  periodEnd: day,
}

/** What a mail says, by its kind; written down by the database when it happened. */
const noticeFactsSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('receipt'),
    facts: z.object({ ...plan, ...period, seats }),
  }),
  z.object({ kind: z.literal('renewal'), facts: z.object({ ...plan, on: day, seats }) }),
  /** Seats were added in the middle of a period. */
  z.object({ kind: z.literal('seats'), facts: z.object({ ...plan, ...period, seats }) }),
  z.object({
    kind: z.literal('seats-failed'),
    facts: z.object({ ...plan, seats, code: z.string().nullish() }),
  }),
  z.object({
    kind: z.literal('failed'),
    facts: z.object({ ...plan, code: z.string().nullish(), nextTry: day }),
  }),
  z.object({
    kind: z.literal('expired'),
    facts: z.object({ ...plan, code: z.string().nullish() }),
  }),
  /** `amount` is what goes back; with 0 and a day to come it runs until then. */
  z.object({ kind: z.literal('cancelled'), facts: z.object({ ...plan, endsOn: day }) }),
  z.object({ kind: z.literal('refunded'), facts: z.object({ ...plan, orderId: z.string() }) }),
  z.object({ kind: z.literal('card-gone'), facts: z.object({ number: z.string(), on: day }) }),
])

export const noticeSchema = z.intersection(
  z.object({
    id: z.number().int(),
    /** Names it once for all: the same occasion is the same mail. */
    occasion: z.string().min(1).max(200),
    email: z.email(),
    language: localeSchema,
  }),
  noticeFactsSchema,
)
export type Notice = z.infer<typeof noticeSchema>
