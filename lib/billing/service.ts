import 'server-only'
import type { z } from 'zod'
import { env } from '@/lib/env'
import { type FailureKind, failureKind } from './provider-codes'
import {
  type IssuedBillingKey,
  issuedBillingKeySchema,
  type ProviderPayment,
  providerFailureSchema,
  providerPaymentSchema,
} from './provider-schema'

/** An answer of the provider. Nothing is thrown: an outcome that is not known is an answer, too. */
export type ProviderResult<T> =
  | { ok: true; value: T }
  | { ok: false; kind: FailureKind; code: string }

export type ChargeRequest = {
  billingKey: string
  customerKey: string
  /** In won. */
  amount: number
  orderId: string
  orderName: string
  idempotencyKey: string
}

export type CancelRequest = {
  paymentKey: string
  /** In won; at most what has not been given back. */
  amount: number
  reason: string
  idempotencyKey: string
}

/** The payment provider, as far as we need it. */
export type PaymentProvider = {
  /** Exchanges the card window's one-time key. The billing key can never be asked for again. */
  issue(call: {
    authKey: string
    customerKey: string
    idempotencyKey: string
  }): Promise<ProviderResult<IssuedBillingKey>>
  charge(call: ChargeRequest): Promise<ProviderResult<ProviderPayment>>
  findOrder(orderId: string): Promise<ProviderResult<ProviderPayment>>
  cancel(call: CancelRequest): Promise<ProviderResult<ProviderPayment>>
  findPayment(paymentKey: string): Promise<ProviderResult<ProviderPayment>>
  deleteBillingKey(billingKey: string): Promise<ProviderResult<null>>
}

export type ProviderSettings = {
  url: string
  secretKey: string
  /** A charge may take a minute; whoever hangs up earlier does not know its outcome. */
  chargeLimitMs?: number
  limitMs?: number
}

const maxResponseLength = 1_000_000

/** A client of Toss Payments' API. */
export function tossProvider(settings: ProviderSettings): PaymentProvider {
  const { url, secretKey, chargeLimitMs = 65_000, limitMs = 30_000 } = settings
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`

  async function call<T>(
    path: string,
    request: { method?: string; body?: unknown; idempotencyKey?: string; limit?: number },
    read: (text: string) => ProviderResult<T>,
  ): Promise<ProviderResult<T>> {
    const { method = 'POST', body, idempotencyKey, limit = limitMs } = request
    try {
      const response = await fetch(new URL(path, url), {
        method,
        headers: {
          authorization,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(limit),
      })
      const text = await response.text()
      if (text.length > maxResponseLength)
        return { ok: false, kind: 'unknown', code: 'ANSWER_TOO_LONG' }
      if (!response.ok) return failed(response.status, text)
      return read(text)
    } catch {
      // Cut, refused or too late. The reason may hold the address, and that a billing key.
      return { ok: false, kind: 'unknown', code: 'NO_ANSWER' }
    }
  }

  const payment = parsed(providerPaymentSchema)
  return {
    issue: ({ authKey, customerKey, idempotencyKey }) =>
      call(
        '/v1/billing/authorizations/issue',
        { body: { authKey, customerKey }, idempotencyKey },
        parsed(issuedBillingKeySchema),
      ),
    charge: ({ billingKey, idempotencyKey, ...body }) =>
      call(
        `/v1/billing/${encodeURIComponent(billingKey)}`,
        { body, idempotencyKey, limit: chargeLimitMs },
        payment,
      ),
    findOrder: (orderId) =>
      call(`/v1/payments/orders/${encodeURIComponent(orderId)}`, { method: 'GET' }, payment),
    findPayment: (paymentKey) =>
      call(`/v1/payments/${encodeURIComponent(paymentKey)}`, { method: 'GET' }, payment),
    cancel: ({ paymentKey, amount, reason, idempotencyKey }) =>
      call(
        `/v1/payments/${encodeURIComponent(paymentKey)}/cancel`,
        {
          body: { cancelReason: reason, cancelAmount: amount },
          idempotencyKey,
          limit: chargeLimitMs,
        },
        payment,
      ),
    deleteBillingKey: (billingKey) =>
      // Its answer is empty.
      call(`/v1/billing/${encodeURIComponent(billingKey)}`, { method: 'DELETE' }, () => ({
        ok: true,
        value: null,
      })),
  }
}

function parsed<T>(schema: z.ZodType<T>) {
  return (text: string): ProviderResult<T> => {
    try {
      return { ok: true, value: schema.parse(JSON.parse(text)) }
    } catch {
      return { ok: false, kind: 'unknown', code: 'ANSWER_NOT_UNDERSTOOD' }
    }
  }
}

function failed(status: number, text: string): ProviderResult<never> {
  const failure = parsed(providerFailureSchema)(text)
  const code = failure.ok ? failure.value.code : `HTTP_${status}`
  // 5xx and 429 come from what stands before the provider as well, whatever code they carry.
  const kind = status >= 500 || status === 429 ? 'unknown' : failureKind(code)
  return { ok: false, kind, code: code.slice(0, 60) }
}

/** The provider that the environment names; null where nobody can pay. */
export function configuredProvider(): PaymentProvider | null {
  const { TOSS_API_URL, TOSS_SECRET_KEY } = env()
  return TOSS_SECRET_KEY ? tossProvider({ url: TOSS_API_URL, secretKey: TOSS_SECRET_KEY }) : null
}
