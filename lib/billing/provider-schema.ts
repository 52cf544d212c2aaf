import { z } from 'zod'

/** The answers of the provider, as far as we read them; it may add fields at any time. */
export const issuedBillingKeySchema = z.object({
  billingKey: z.string().min(1).max(200),
  customerKey: z.string(),
  card: z
    .object({
      issuerCode: z.string().nullish(),
      /** Masked by the provider. */
      number: z.string().max(30).nullish(),
      cardType: z.string().nullish(),
      ownerType: z.string().nullish(),
    })
    .nullish(),
})
export type IssuedBillingKey = z.infer<typeof issuedBillingKeySchema>

const paymentStatuses = [
  'READY',
  'IN_PROGRESS',
  'WAITING_FOR_DEPOSIT',
  'DONE',
  'CANCELED',
  'PARTIAL_CANCELED',
  'ABORTED',
  'EXPIRED',
] as const

export const providerPaymentSchema = z.object({
  paymentKey: z.string().min(1).max(200),
  orderId: z.string(),
  status: z.enum(paymentStatuses),
  totalAmount: z.number().int(),
  /** What has not been given back. */
  balanceAmount: z.number().int(),
  approvedAt: z.string().nullish(),
  card: z
    .object({ issuerCode: z.string().nullish(), number: z.string().max(30).nullish() })
    .nullish(),
  receipt: z.object({ url: z.string() }).nullish(),
})
export type ProviderPayment = z.infer<typeof providerPaymentSchema>

export const providerFailureSchema = z.object({ code: z.string(), message: z.string().optional() })

/** What the provider tells by itself: hints to be looked up, since nothing proves who sent them. */
export const webhookSchema = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('PAYMENT_STATUS_CHANGED'),
    data: z.object({ orderId: z.string().min(6).max(64) }),
  }),
  z.object({
    eventType: z.literal('BILLING_DELETED'),
    data: z.object({ billingKey: z.string().min(1).max(200) }),
  }),
])
