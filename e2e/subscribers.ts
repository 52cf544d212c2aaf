import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { plans } from '@/lib/billing/constants'
import { issuedSchema, providerPaymentSchema } from '@/lib/billing/provider-schema'
import type { PlanId } from '@/lib/billing/schema'
import { sealWith } from '@/lib/billing/seal'
import { env } from '@/lib/env'
import { realtime, supabaseAddress, withoutSession } from '@/lib/supabase/settings'

const dayMs = 24 * 3600_000
const authorizedSchema = z.object({ authKey: z.string() })
const goodCard = '4242424242424242'

/** Past every policy: makes what a test starts from. */
export function serviceOf(): SupabaseClient {
  const key = env().SUPABASE_SERVICE_ROLE_KEY
  if (!key) throw new Error('SUPABASE_SERVICE_ROLE_KEY is not set: run "npm test -- e2e".')
  return createClient(supabaseAddress().url, key, { auth: withoutSession, realtime })
}

async function rpc(name: string, given: Record<string, unknown>) {
  const { data, error } = await serviceOf().rpc(name, given)
  if (error) throw new Error(`${name}: ${error.message}`)
  return data
}

/** A call of the payment stand-in, as the site makes it. */
async function toss<T>(path: string, answered: z.ZodType<T>, body: unknown): Promise<T> {
  const { TOSS_API_URL, TOSS_SECRET_KEY } = env()
  const answer = await fetch(new URL(path, TOSS_API_URL), {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${TOSS_SECRET_KEY}:`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answered.parse(await answer.json())
}

/**
 * Subscribes somebody some days ago, with a card and a payment that the payment stand-in knows: past the
 * payment form, which has tests of its own.
 */
export async function subscribe(
  user: string,
  { plan: planId = '1month', daysAgo = 0 }: { plan?: PlanId; daysAgo?: number } = {},
): Promise<void> {
  const secret = env().BILLING_SECRET
  if (!secret) throw new Error('BILLING_SECRET is not set: run "npm test -- e2e".')
  const seal = sealWith(secret)
  const plan = plans.find(({ id }) => id === planId)
  const at = new Date(Date.now() - daysAgo * dayMs)
  const order = `e2e-${randomUUID()}`
  const { customerKey } = await rpc('open_checkout', {
    p_user: user,
    p_purpose: 'subscribe',
    p_order: order,
    p_plan: plan,
    p_name: '홍길동',
    p_terms: '2026-11-21',
    p_now: at,
  })
  const { authKey } = await toss('/stand-in/authorizations', authorizedSchema, {
    customerKey,
    cardNumber: goodCard,
  })
  const claimed = await rpc('claim_checkout', {
    p_user: user,
    p_order: order,
    p_customer: customerKey,
    p_auth_sealed: seal.close(authKey, order),
    p_now: at,
    p_lease: '4 minutes',
  })
  const { billingKey, card } = await toss('/v1/billing/authorizations/issue', issuedSchema, {
    authKey,
    customerKey,
  })
  const { charge } = await rpc('begin_subscription', {
    p_checkout: claimed.id,
    p_card: {
      customerKey,
      keySealed: seal.close(billingKey, customerKey),
      keyMark: seal.mark(billingKey),
      company: card?.issuerCode ?? '',
      number: card?.number ?? '',
      kind: card?.cardType ?? '',
    },
    p_now: at,
    p_lease: '4 minutes',
  })
  const { orderId, amount, payment, attempt } = charge
  const paid = await toss(`/v1/billing/${billingKey}`, providerPaymentSchema, {
    customerKey,
    amount,
    orderId,
    orderName: 'e2e',
  })
  await rpc('settle_charge', {
    p_payment: payment,
    p_attempt: attempt,
    p_outcome: 'paid',
    p_facts: {
      paymentKey: paid.paymentKey,
      amount,
      approvedAt: at,
      card: card?.number ?? '',
      receiptUrl: paid.receipt?.url ?? null,
    },
    p_now: at,
  })
}
