import type { PlanId } from '@/lib/billing/constants'

// Every word for how far a checkout is: what the database stores, what its owner is told, why none can begin
// and why a confirmation did not come about. Without a parser, because forms use it.

/** A first card with a subscription, or another card for the one that there is. */
export const checkoutPurposes = ['subscribe', 'card'] as const
export type CheckoutPurpose = (typeof checkoutPurposes)[number]

/** What the database stores. */
export const checkoutStates = ['open', 'issuing', 'charging', 'done', 'refused', 'left'] as const
export type CheckoutState = (typeof checkoutStates)[number]

/**
 * What its owner is told.
 *
 * - `done`: paid, or the card was changed
 * - `waiting`: the outcome of the payment is not known yet; it is found out without them
 * - `refused`: by the card or its company; another card may do
 * - `left`: they closed the card window
 * - `subscribed`: they have subscribed elsewhere meanwhile; nothing was charged
 * - `missing`: no such order of theirs
 */
export const checkoutStatuses = [
  'done',
  'waiting',
  'refused',
  'left',
  'subscribed',
  'missing',
] as const
export type CheckoutStatus = (typeof checkoutStatuses)[number]

const statusOfState = {
  open: 'missing',
  issuing: 'waiting',
  charging: 'waiting',
  done: 'done',
  refused: 'refused',
  left: 'left',
} as const satisfies Record<CheckoutState, CheckoutStatus>

export type CheckoutResult = {
  status: CheckoutStatus
  purpose: CheckoutPurpose | null
  planId: PlanId | null
  /** Of the provider, where one was given; pages translate it. */
  code: string | null
}

/** What the owner of a checkout is told, by what is stored of it. */
export function checkoutResultOf(checkout: {
  state: CheckoutState
  purpose: CheckoutPurpose
  planId: PlanId | null
  code: string | null
}): CheckoutResult {
  const { state, purpose, planId, code } = checkout
  const status = code === 'ALREADY_SUBSCRIBED' ? 'subscribed' : statusOfState[state]
  return { status, purpose, planId, code }
}

/** The first payment of a subscription. */
export type FirstPayment = {
  /** In won. */
  amount: number
  /** As the provider masks it. */
  card: string
  approvedAt: string
  /** The day of the next payment, of the same amount. */
  nextOn: string
}

/** How far a checkout is, and what came of it. */
export type CheckoutOutcome = CheckoutResult & { paid: FirstPayment | null }

/** No such order of this person. */
export const missingOutcome: CheckoutOutcome = {
  status: 'missing',
  purpose: null,
  planId: null,
  code: null,
  paid: null,
}

/** Why no checkout can begin; `pending`: a payment is under way. Keys of `state` in messages/…/checkout.json. */
export type UnavailableReason = 'unconfigured' | 'subscribed' | 'pending' | 'signedOut' | 'failed'

/** Why a confirmation has no outcome yet; it may be sent again. Keys of `problem` in messages/…/checkout.json. */
export const confirmationFailures = ['network', 'failed', 'tooOften', 'signedOut'] as const
export type ConfirmationFailure = (typeof confirmationFailures)[number]

/** By the code of the error that the site's API answered with. */
export function confirmationFailure(code: string): ConfirmationFailure {
  if (code === 'unauthorized') return 'signedOut'
  if (code === 'rateLimit') return 'tooOften'
  return code === 'network' || code === 'timeout' ? 'network' : 'failed'
}
