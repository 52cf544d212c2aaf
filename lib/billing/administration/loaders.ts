import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { requireAccess } from '@/lib/auth/loaders'
import type { SessionUser } from '@/lib/auth/schema'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { userClient } from '@/lib/supabase/clients'
import {
  readAttention,
  readPayments,
  readRevenue,
  readSubscription,
  readSubscriptions,
} from './data'
import {
  type PaymentQuery,
  paymentListPath,
  type SubscriptionQuery,
  subscriptionListPath,
} from './list-query'
import type {
  Attention,
  PaymentList,
  Revenue,
  SubscriptionDetail,
  SubscriptionList,
} from './schema'

/** What could not be read is null, for the page to say so; redirects go their way. */
async function readOrNull<T>(what: string, read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    log.error('billing.read-failed', { what, code: thrown.code, reason: thrown.message })
    return null
  }
}

type WithUser<T> = T & { user: SessionUser }

export async function loadSubscriptions(
  query: SubscriptionQuery,
): Promise<WithUser<{ list: SubscriptionList | null }>> {
  const path = subscriptionListPath(query, { page: query.page })
  const user = await requireAccess('adminSubscriptions', path)
  const list = await readOrNull('subscriptions', readSubscriptions(await userClient(), query))
  return { user, list }
}

/** One subscription, or null: then call notFound(). */
export const loadSubscription = cache(
  async (id: string): Promise<WithUser<{ subscription: SubscriptionDetail | null }>> => {
    const path = `/admin/subscriptions/${encodeURIComponent(id)}`
    const user = await requireAccess('adminSubscriptions', path)
    const known = z.uuid().safeParse(id).success
    const subscription = known ? await readSubscription(await userClient(), id) : null
    return { user, subscription }
  },
)

export async function loadPayments(query: PaymentQuery): Promise<
  WithUser<{
    list: PaymentList | null
    revenue: Revenue | null
    attention: Attention | null
    now: Date
  }>
> {
  const path = paymentListPath(query, { page: query.page })
  const user = await requireAccess('adminPayments', path)
  const db = await userClient()
  const now = new Date()
  const [list, revenue, attention] = await Promise.all([
    readOrNull('payments', readPayments(db, query)),
    readOrNull('revenue', readRevenue(db, query.by, now)),
    readOrNull('attention', readAttention(db)),
  ])
  return { user, list, revenue, attention, now }
}
