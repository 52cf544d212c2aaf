import { z } from 'zod'

/** A card as the provider tells of it: the number is masked, the whole one is kept nowhere. */
export const cardSchema = z.object({
  number: z.string(),
  issuerCode: z.string(),
  acquirerCode: z.string(),
  cardType: z.enum(['신용', '체크']),
  ownerType: z.enum(['개인', '법인']),
  /** Which of the test cards it is, when it is one. */
  testCard: z.string().nullable(),
})
export type Card = z.infer<typeof cardSchema>

const at = z.number().int()

/** Someone has entered a card: what an authKey stands for. */
const authorized = z.object({
  type: z.literal('authorized'),
  authKey: z.string(),
  customerKey: z.string(),
  card: cardSchema,
  at,
})

const issued = z.object({
  type: z.literal('issued'),
  authKey: z.string(),
  billingKey: z.string(),
  at,
})

const charged = z.object({
  type: z.literal('charged'),
  paymentKey: z.string(),
  transactionKey: z.string(),
  billingKey: z.string(),
  orderId: z.string(),
  orderName: z.string(),
  amount: z.number().int(),
  taxFreeAmount: z.number().int(),
  approveNo: z.string(),
  requestedAt: at,
  at,
})

/** A charge that the card has refused: test cards count them. */
const refused = z.object({
  type: z.literal('refused'),
  billingKey: z.string(),
  orderId: z.string(),
  code: z.string(),
  at,
})

const canceled = z.object({
  type: z.literal('canceled'),
  paymentKey: z.string(),
  transactionKey: z.string(),
  amount: z.number().int(),
  reason: z.string(),
  at,
})

const deleted = z.object({ type: z.literal('deleted'), billingKey: z.string(), at })

/** The answer that an Idempotency-Key gets from now on. */
const remembered = z.object({
  type: z.literal('remembered'),
  scope: z.string(),
  status: z.number().int(),
  body: z.string(),
  at,
})

/** An event for the site waits to be delivered. */
const announced = z.object({
  type: z.literal('announced'),
  transmissionId: z.string(),
  body: z.string(),
  at,
})

/** Nothing more is tried for it. */
const settled = z.object({ type: z.literal('settled'), transmissionId: z.string(), at })

export const eventSchema = z.discriminatedUnion('type', [
  authorized,
  issued,
  charged,
  refused,
  canceled,
  deleted,
  remembered,
  announced,
  settled,
])

/** Everything that can happen to the books of the stand-in. */
export type LedgerEvent = z.infer<typeof eventSchema>
export type EventOf<T extends LedgerEvent['type']> = Extract<LedgerEvent, { type: T }>
