import 'server-only'
import { cache } from 'react'
import { requireAccess } from '@/lib/auth/loaders'
import type { SessionUser } from '@/lib/auth/schema'
import { userClient } from '@/lib/supabase/clients'
import { serviceClient } from '@/lib/supabase/service-client'
import {
  readCard,
  readNewestPayment,
  readOpenRefunds,
  readPayments,
  readQuote,
  readSubscription,
} from './data'
import { type BillingStatus, billingStatusOf } from './subscription/billing-status'
import type { Card, OpenRefund, Payment, Quote, Subscription } from './subscription/schema'

/** @param path where to come back to after logging in */
export const requireBilling = (path: string): Promise<SessionUser> => requireAccess('billing', path)

export const requireBillingManagement = (): Promise<SessionUser> =>
  requireAccess('billingManagement')

export type BillingAccount = {
  state: BillingStatus
  subscription: Subscription | null
  /** What is paid with; null when there is nothing to pay. */
  card: Card | null
  newest: Payment | null
  refunds: OpenRefund[]
}

/** How somebody's subscription stands. */
export const loadBilling = cache(async (user: SessionUser): Promise<BillingAccount> => {
  const db = await userClient()
  const [subscription, refunds] = await Promise.all([
    readSubscription(db, user.id),
    readOpenRefunds(db, user.id),
  ])
  if (!subscription) return { state: 'none', subscription, card: null, newest: null, refunds }
  const [card, newest] = await Promise.all([
    readCard(db, user.id, subscription.cardId),
    readNewestPayment(db, user.id, subscription.id),
  ])
  return { state: billingStatusOf(subscription, newest), subscription, card, newest, refunds }
})

export const loadPayments = cache(
  async (user: SessionUser, page: number): Promise<{ payments: Payment[]; total: number }> =>
    readPayments(await userClient(), user.id, page),
)

/** What ending now would give back. @param user whoever the gate let in: the quote is read past policies */
export const loadQuote = cache(
  (user: SessionUser): Promise<Quote | null> => readQuote(serviceClient(), user.id, new Date()),
)
