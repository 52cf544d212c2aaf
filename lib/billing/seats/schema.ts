import { z } from 'zod'
import { mostPaidSeats } from '@/lib/billing/constants'
import { chargeOrderSchema } from '@/lib/billing/schema'

const count = z.number().int().nonnegative()

/** Who pays for how many seats of an organisation, beside those that its owners' plan includes. */
export const organizationSeatsSchema = z.object({
  included: count,
  taken: count,
  seats: count,
  paid: z.array(
    z.object({
      payer: z.string().nullable(),
      isMe: z.boolean(),
      seats: count,
      /** With the next renewal. */
      nextSeats: count,
      periodEnd: z.string(),
    }),
  ),
  /** The newest charge of the person's own for seats of this organisation. */
  charge: z
    .object({
      state: z.enum(['charging', 'unknown', 'declined', 'paid']),
      seats: count,
      amount: count,
      code: z.string().nullable(),
      at: z.string(),
    })
    .nullable(),
})
export type OrganizationSeats = z.infer<typeof organizationSeatsSchema>

const refusals = [
  'missing',
  'forbidden',
  'noSubscription',
  'pastDue',
  'cancelling',
  'busy',
  'lowered',
  'tooMany',
  'taken',
] as const
export type SeatRefusal = (typeof refusals)[number]

/** What the database answers to whoever adds seats. */
export const boughtSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('charge'), charge: chargeOrderSchema }),
  z.object({ outcome: z.literal('changed'), amount: count }),
  z.object({ outcome: z.enum(refusals) }),
])

export const loweredSchema = z.enum(['ok', ...refusals])

const typedCount = z.coerce.number('number').int('number').max(mostPaidSeats, 'tooMany')

/** `expected`: the amount that the person saw and agreed to. */
export const addFormSchema = z.object({
  organization: z.uuid(),
  seats: typedCount.min(1, 'number'),
  expected: z.coerce.number().int().nonnegative().max(100_000_000).optional(),
  consent: z.literal('on', 'consent'),
})

export const nextFormSchema = z.object({
  organization: z.uuid(),
  nextSeats: typedCount.min(0, 'number'),
})
