import { z } from 'zod'
import { refundKinds } from '@/lib/billing/refunds/schema'
import { planIdSchema } from '@/lib/billing/schema'
import { subscriptionStatuses } from './constants'

const won = z.number().int()
const count = z.number().int()
const moment = z.string()
const day = z.iso.date()
/** Null when the account is gone. */
const owner = { user_id: z.uuid().nullable(), email: z.string().nullable() }

const subscriptionRow = z.object({
  id: z.uuid(),
  ...owner,
  state: z.enum(subscriptionStatuses),
  plan_id: planIdSchema,
  price: won,
  period: count,
  period_end: day,
  next_plan_id: planIdSchema.nullable(),
  created_at: moment,
  ended_at: moment.nullable(),
})
export type SubscriptionRow = z.infer<typeof subscriptionRow>

export const subscriptionListSchema = z.object({
  counts: z.partialRecord(z.enum(subscriptionStatuses), count),
  total: count,
  subscriptions: z.array(subscriptionRow),
})
export type SubscriptionList = z.infer<typeof subscriptionListSchema>

/** A period of the subscription, whose renewal may count seats, or seats that were added in the middle of one. */
const paidFor = { kind: z.enum(['period', 'seats']), seats: count }

const paymentStates = z.enum(['charging', 'unknown', 'declined', 'paid'])

const paymentRow = z.object({
  id: z.uuid(),
  ...owner,
  order_id: z.string(),
  subscription_id: z.uuid(),
  ...paidFor,
  plan_id: planIdSchema,
  period: count,
  amount: won,
  refunded: won,
  state: paymentStates,
  failure_code: z.string().nullable(),
  try_at: moment.nullable(),
  card_text: z.string(),
  /** When it was approved, or last asked for. */
  at: moment,
})
export type PaymentRow = z.infer<typeof paymentRow>

export const paymentListSchema = z.object({ total: count, payments: z.array(paymentRow) })
export type PaymentList = z.infer<typeof paymentListSchema>

const attempt = z.object({
  attempt: count,
  at: moment,
  /** Null while it lasts, or when nobody came back from it. */
  outcome: z.enum(['paid', 'declined', 'postponed', 'unknown']).nullable(),
  code: z.string().nullable(),
})

const refund = z.object({
  id: z.uuid(),
  amount: won,
  kind: z.enum(refundKinds),
  reason: z.string(),
  state: z.enum(['asking', 'unknown', 'done', 'refused']),
  code: z.string().nullable(),
  at: moment,
  done_at: moment.nullable(),
  /** The administrator who gave it. */
  asked_by: z.string().nullable(),
})
export type RefundEntry = z.infer<typeof refund>

const payment = paymentRow.omit({ user_id: true, email: true, subscription_id: true }).extend({
  period_start: day,
  period_end: day,
  receipt_url: z.string().nullable(),
  attempts: z.array(attempt),
  refunds: z.array(refund),
})
export type PaymentDetail = z.infer<typeof payment>

const billingActionSchema = z.object({
  id: count,
  action: z.string(),
  actor: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
  at: moment,
})
export type BillingAction = z.infer<typeof billingActionSchema>

export const subscriptionDetailSchema = subscriptionRow.extend({
  period_start: day,
  next_price: won.nullable(),
  used_at: moment.nullable(),
  card: z.object({
    company: z.string(),
    number: z.string(),
    state: z.enum(['live', 'leaving', 'deleted']),
  }),
  /** Which wording was agreed to; null once the account is gone. */
  consent: z.object({ terms: z.string(), agreed_at: moment }).nullable(),
  payments: z.array(payment),
  acts: z.array(billingActionSchema),
})
export type SubscriptionDetail = z.infer<typeof subscriptionDetailSchema>

export const revenueSchema = z.object({
  series: z.array(z.object({ start: day, charged: won, refunded: won, payments: count })),
  begun: count,
  ended: count,
  active: z.partialRecord(planIdSchema, count),
})
export type Revenue = z.infer<typeof revenueSchema>

const attentionRow = z.object({
  id: z.uuid(),
  ...owner,
  subscription_id: z.uuid(),
  amount: won,
  code: z.string().nullable(),
  try_at: moment.nullable(),
  at: moment,
})

export const attentionSchema = z.object({
  payments: z.array(attentionRow.extend({ state: paymentStates })),
  refunds: z.array(attentionRow.extend({ state: z.enum(['asking', 'unknown', 'refused']) })),
  notices: z.array(z.object({ id: count, kind: z.string(), ...owner, at: moment })),
})
export type Attention = z.infer<typeof attentionSchema>

/** Money that moved: a charge, or a refund as a negative amount. */
export const ledgerEntrySchema = z.object({
  at: moment,
  /** With its microseconds, to go on from. */
  exact_at: z.string(),
  id: z.uuid(),
  kind: z.enum(['charge', ...refundKinds]),
  amount: won,
  reason: z.string(),
  order_id: z.string(),
  payment_kind: paidFor.kind,
  seats: paidFor.seats,
  plan_id: planIdSchema,
  period: count,
  period_start: day,
  period_end: day,
  card_text: z.string(),
  email: z.string().nullable(),
})
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>
