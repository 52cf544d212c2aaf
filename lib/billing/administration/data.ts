import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db } from '@/lib/supabase/types'
import {
  entriesAtOnce,
  paymentsPerPage,
  type RevenueStep,
  revenueDays,
  revenueMonths,
  subscriptionsPerPage,
} from './constants'
import type { PaymentQuery, SubscriptionQuery } from './list-query'
import {
  type Attention,
  attentionSchema,
  type LedgerEntry,
  ledgerEntrySchema,
  type PaymentList,
  paymentListSchema,
  type Revenue,
  revenueSchema,
  type SubscriptionDetail,
  type SubscriptionList,
  subscriptionDetailSchema,
  subscriptionListSchema,
} from './schema'
import { spanOf } from './span'

// Everything here is read with the administrator's own session: the database asks for the role again.

/** @throws AppError `forbidden`, or `unavailable` when the database did not answer. */
async function queryFunction<T>(
  db: Db,
  name: string,
  given: Record<string, unknown>,
  schema: z.ZodType<T>,
): Promise<T> {
  return schema.parse(unwrapResult(await db.rpc(name, given)))
}

export function readSubscriptions(db: Db, query: SubscriptionQuery): Promise<SubscriptionList> {
  const given = {
    p_state: query.state ?? null,
    p_plan: query.plan ?? null,
    p_words: query.q,
    p_page: query.page,
    p_size: subscriptionsPerPage,
  }
  return queryFunction(db, 'list_subscriptions', given, subscriptionListSchema)
}

/** One subscription with all that happened to it, or null when there is none. */
export function readSubscription(db: Db, id: string): Promise<SubscriptionDetail | null> {
  return queryFunction(db, 'read_subscription', { p_id: id }, subscriptionDetailSchema.nullable())
}

export function readPayments(db: Db, query: PaymentQuery): Promise<PaymentList> {
  const given = {
    p_state: query.state ?? null,
    p_from: query.from ?? null,
    p_to: query.to ?? null,
    p_order: query.order ?? null,
    p_page: query.page,
    p_size: paymentsPerPage,
  }
  return queryFunction(db, 'list_payments', given, paymentListSchema)
}

/** What came in and went back lately: thirty days, or twelve months, this one among them. */
export function readRevenue(db: Db, step: RevenueStep, now: Date): Promise<Revenue> {
  const { from, to } = spanOf(step, step === 'day' ? revenueDays : revenueMonths, now)
  return queryFunction(
    db,
    'revenue_statistics',
    { p_from: from, p_to: to, p_step: step },
    revenueSchema,
  )
}

export function readAttention(db: Db): Promise<Attention> {
  return queryFunction(db, 'billing_attention', {}, attentionSchema)
}

/** All the money that moved between two days of Korea, the oldest first. */
export async function readEntries(db: Db, { from, to }: { from: string; to: string }) {
  const entries: LedgerEntry[] = []
  for (;;) {
    const last = entries.at(-1)
    const given = {
      p_from: from,
      p_to: to,
      p_after_at: last?.exact_at ?? null,
      p_after: last?.id ?? null,
      p_limit: entriesAtOnce,
    }
    const more = await queryFunction(db, 'list_entries', given, z.array(ledgerEntrySchema))
    entries.push(...more)
    if (more.length < entriesAtOnce) return entries
  }
}
