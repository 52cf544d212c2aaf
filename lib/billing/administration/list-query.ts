import { z } from 'zod'
import { planIdSchema } from '@/lib/billing/schema'
import { sitePages } from '@/lib/site-pages'
import { type PaymentFilter, paymentFilters, revenueSteps, subscriptionStatuses } from './constants'

export type Params = Record<string, string | string[] | undefined>

const none = undefined
const page = z.coerce.number().int().min(1).max(100_000).catch(1)
const day = z.iso.date().optional().catch(none)

/** What the address of a list asks for; whatever makes no sense is left out. */
const subscriptionQuerySchema = z.object({
  q: z.string().trim().max(100).catch(''),
  state: z.enum(subscriptionStatuses).optional().catch(none),
  plan: planIdSchema.optional().catch(none),
  page,
})
export type SubscriptionQuery = z.infer<typeof subscriptionQuerySchema>

const paymentQuerySchema = z.object({
  state: z.enum(paymentFilters).optional().catch(none),
  from: day,
  to: day,
  order: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_-]{6,64}$/)
    .optional()
    .catch(none),
  /** How revenue is added up. */
  by: z.enum(revenueSteps).catch('day'),
  page,
})
export type PaymentQuery = z.infer<typeof paymentQuerySchema>

function firstOf(params: Params, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.map((name) => {
      const value = params[name]
      const first = Array.isArray(value) ? value[0] : value
      return [name, first === '' ? undefined : first]
    }),
  )
}

export function parseSubscriptionQuery(params: Params): SubscriptionQuery {
  const names = Object.keys(subscriptionQuerySchema.shape)
  return subscriptionQuerySchema.parse({ q: '', ...firstOf(params, names) })
}

export function parsePaymentQuery(params: Params): PaymentQuery {
  return paymentQuerySchema.parse(firstOf(params, Object.keys(paymentQuerySchema.shape)))
}

/** An address that says only what is unusual. */
function addressOf(path: string, said: Record<string, string | number | undefined>): string {
  const set = Object.entries(said).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${path}?${search}` : path
}

const laterPage = (number: number) => (number > 1 ? number : undefined)

/** The address of the list; a changed filter begins at the first page. */
export function subscriptionListPath(
  query: SubscriptionQuery,
  changes: Partial<SubscriptionQuery> = {},
): string {
  const { q, state, plan, page: number } = { ...query, page: 1, ...changes }
  return addressOf(sitePages.adminSubscriptions.path, { q, state, plan, page: laterPage(number) })
}

export function paymentListPath(query: PaymentQuery, changes: Partial<PaymentQuery> = {}): string {
  const { state, from, to, order, by, page: number } = { ...query, page: 1, ...changes }
  return addressOf(sitePages.adminPayments.path, {
    state,
    from,
    to,
    order,
    by: by === 'day' ? undefined : by,
    page: laterPage(number),
  })
}

/** Whether a list of payments is narrowed at all. */
export function isNarrowed({ state, from, to, order }: PaymentQuery): boolean {
  return [state satisfies PaymentFilter | undefined, from, to, order].some(Boolean)
}
