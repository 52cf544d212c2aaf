/** States of a subscription as the administration sees them; `cancelling` runs to the end of the paid time. */
export const subscriptionStatuses = [
  'active',
  'cancelling',
  'past_due',
  'pending',
  'cancelled',
  'expired',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** What payments are narrowed to; `unknown` is also what is being charged at this moment. */
export const paymentFilters = ['paid', 'declined', 'unknown', 'refunded'] as const
export type PaymentFilter = (typeof paymentFilters)[number]

export const subscriptionsPerPage = 20
export const paymentsPerPage = 50

/** Letters of the reason that an administrator gives for a refund. */
export const maxReasonLength = 200

/** How revenue is added up, and how far back it goes then. */
export const revenueSteps = ['day', 'month'] as const
export type RevenueStep = (typeof revenueSteps)[number]
export const revenueDays = 30
export const revenueMonths = 12

/** Days that one file of payments may span, and entries read at once for it. */
export const maxExportDays = 366
export const entriesAtOnce = 2000
