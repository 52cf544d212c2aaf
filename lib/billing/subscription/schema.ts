import { z } from 'zod'
import { planIdSchema } from '@/lib/billing/schema'

/** A day of Korea, as `2026-11-21`. */
const daySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** The next plan's three parts are null together: then the present one is renewed. */
export const subscriptionSchema = z
  .object({
    id: z.uuid(),
    state: z.enum(['pending', 'active', 'past_due', 'cancelled', 'expired']),
    plan_id: planIdSchema,
    price: z.number().int(),
    card_id: z.uuid(),
    period: z.number().int(),
    period_start: daySchema,
    /** The first day that is not paid any more. */
    period_end: daySchema,
    next_plan_id: planIdSchema.nullable(),
    next_price: z.number().int().nullable(),
    /** What was agreed for a seat; null while none was bought. */
    seat_price: z.number().int().nullable(),
    next_seat_price: z.number().int().nullable(),
    organization_seats: z.array(
      z.object({ seats: z.number().int(), next_seats: z.number().int().nullable() }),
    ),
    cancel_at_period_end: z.boolean(),
    ended_at: z.string().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    state: row.state,
    planId: row.plan_id,
    price: row.price,
    cardId: row.card_id,
    period: row.period,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    nextPlanId: row.next_plan_id ?? row.plan_id,
    /** Of the plan alone. */
    nextPrice: row.next_price ?? row.price,
    ...seatsOf(row),
    cancelling: row.cancel_at_period_end,
    endedAt: row.ended_at,
  }))

type SeatRow = {
  price: number
  next_price: number | null
  next_plan_id: string | null
  seat_price: number | null
  next_seat_price: number | null
  organization_seats: { seats: number; next_seats: number | null }[]
}

/** Seats of organisations that are paid for with it: now, and with the next renewal. */
function seatsOf(row: SeatRow) {
  const { price, next_price, next_plan_id, seat_price, next_seat_price, organization_seats } = row
  const nextSeatPrice = (next_plan_id ? next_seat_price : null) ?? seat_price
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
  const nextSeats = sum(organization_seats.map(({ seats, next_seats }) => next_seats ?? seats))
  return {
    seats: sum(organization_seats.map(({ seats }) => seats)),
    nextSeats,
    seatPrice: seat_price,
    nextSeatPrice,
    /** What the next renewal charges: the plan and the seats. */
    nextAmount: (next_price ?? price) + nextSeats * (nextSeatPrice ?? 0),
  }
}

export type Subscription = z.infer<typeof subscriptionSchema>

/** A card as its owner may see it: masked by the provider. `deleted`: the provider has forgotten it. */
export const cardSchema = z.object({
  id: z.uuid(),
  /** The issuer's code. */
  company: z.string(),
  number: z.string(),
  kind: z.string(),
  state: z.enum(['live', 'leaving', 'deleted']),
})
export type Card = z.infer<typeof cardSchema>

/** Nothing but a page of the web may stand behind a link. */
const addressSchema = z
  .url({ protocol: /^https?$/ })
  .nullable()
  .catch(null)

export const paymentSchema = z
  .object({
    id: z.uuid(),
    subscription_id: z.uuid(),
    kind: z.enum(['period', 'seats']),
    seats: z.number().int(),
    seats_amount: z.number().int(),
    period: z.number().int(),
    plan_id: planIdSchema,
    amount: z.number().int(),
    period_start: daySchema,
    period_end: daySchema,
    state: z.enum(['charging', 'unknown', 'declined', 'paid']),
    try_at: z.string().nullable(),
    card_text: z.string(),
    receipt_url: addressSchema,
    failure_code: z.string().nullable(),
    approved_at: z.string().nullable(),
    refunded: z.number().int(),
    created_at: z.string(),
  })
  .transform((row) => ({
    id: row.id,
    subscriptionId: row.subscription_id,
    kind: row.kind,
    /** Seats that were added, or that a renewal counted. */
    seats: row.seats,
    seatsAmount: row.seats_amount,
    period: row.period,
    planId: row.plan_id,
    amount: row.amount,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    state: row.state,
    tryAt: row.try_at,
    card: row.card_text,
    receiptUrl: row.receipt_url,
    failureCode: row.failure_code,
    /** When it was paid, or else written down. */
    at: row.approved_at ?? row.created_at,
    refunded: row.refunded,
  }))
export type Payment = z.infer<typeof paymentSchema>

/** Money on its way back. */
export const refundSchema = z
  .object({ id: z.uuid(), amount: z.number().int(), created_at: z.string() })
  .transform(({ id, amount, created_at }) => ({ id, amount, askedAt: created_at }))
export type OpenRefund = z.infer<typeof refundSchema>

/** What ending now would give back, and how that is reckoned. */
export const quoteSchema = z.object({
  amount: z.number().int().nonnegative(),
  /** All of it, because nothing was used that only a plan allows. */
  full: z.boolean(),
  daysUsed: z.number().int(),
  days: z.number().int(),
  /** Within the seven days of 전자상거래법 제17조. */
  withdrawal: z.boolean(),
  /** What of it goes back for seats that were added in the middle of the period. */
  seats: z.number().int().nonnegative(),
})
export type Quote = z.infer<typeof quoteSchema>
