import 'server-only'
import { z } from 'zod'
import { callFunction } from '@/lib/supabase/data'
import type { UserDb } from '@/lib/supabase/types'
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

export function readSubscriptions(db: UserDb, query: SubscriptionQuery): Promise<SubscriptionList> {
  const given = {
    p_state: query.state ?? null,
    p_plan: query.plan ?? null,
    p_words: query.q,
    p_page: query.page,
    p_size: subscriptionsPerPage,
  }
  return callFunction(db, 'list_subscriptions', given, subscriptionListSchema)
}

/** One subscription with all that happened to it, or null when there is none. */
export function readSubscription(db: UserDb, id: string): Promise<SubscriptionDetail | null> {
  return callFunction(db, 'read_subscription', { p_id: id }, subscriptionDetailSchema.nullable())
}

export function readPayments(db: UserDb, query: PaymentQuery): Promise<PaymentList> {
  const given = {
    p_state: query.state ?? null,
    p_from: query.from ?? null,
    p_to: query.to ?? null,
    p_order: query.order ?? null,
    p_page: query.page,
    p_size: paymentsPerPage,
  }
  return callFunction(db, 'list_payments', given, paymentListSchema)
}

/** What came in and went back lately: thirty days, or twelve months, this one among them. */
export function readRevenue(db: UserDb, step: RevenueStep, now: Date): Promise<Revenue> {
  const { from, to } = spanOf(step, step === 'day' ? revenueDays : revenueMonths, now)
  return callFunction(
    db,
    'revenue_statistics',
    { p_from: from, p_to: to, p_step: step },
    revenueSchema,
  )
}

export function readAttention(db: UserDb): Promise<Attention> {
  return callFunction(db, 'billing_attention', {}, attentionSchema)
}

/** All the money that moved between two days of Korea, the oldest first. */
export async function readEntries(db: UserDb, { from, to }: { from: string; to: string }) {
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
    const more = await callFunction(db, 'list_entries', given, z.array(ledgerEntrySchema))
    entries.push(...more)
    if (more.length < entriesAtOnce) return entries
  }
}
