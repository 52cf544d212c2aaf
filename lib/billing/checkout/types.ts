import type { PhoneProblem } from '@/lib/billing/phone/types'
import type { Agreement } from './constants'
import type { CheckoutStatus } from './schema'

/** Keys of `problem` in messages/…/checkout.json (spec 8). */
export type CheckoutProblem =
  | 'initFailed'
  | 'sdkLoading'
  | 'terms'
  | 'planNotFound'
  | 'cancelled'
  | 'network'
  | 'failed'
  | 'subscribed'
  | 'pending'
  | 'nothingToPay'
  | 'tooOften'
  | 'signedOut'
  | 'unconfigured'

/** What is wrong with single fields; those of a person are named as in messages/…/phone.json. */
export type CheckoutFormErrors = Partial<
  Record<'name' | 'residentNumber' | 'phone', PhoneProblem>
> &
  Partial<Record<Agreement, 'terms'>> & { plan?: 'planNotFound' }

/** What the card window is opened with. */
export type OpenedCheckout = {
  orderId: string
  customerKey: string
  successUrl: string
  failUrl: string
}

export type OpenResult =
  | ({ ok: true } & OpenedCheckout)
  | { ok: false; problem: CheckoutProblem | null; problems: CheckoutFormErrors }

/** What the form needs to know of the site and of the person in front of it. */
export type CheckoutAvailability =
  | {
      state: 'ready'
      clientKey: string
      scriptUrl: string
      /** No money moves. */
      isStandIn: boolean
      email: string
      /** The day in Korea: the clock of a browser may be wrong. */
      today: string
    }
  /** `pending`: a payment is under way. */
  | { state: 'unconfigured' | 'subscribed' | 'pending' | 'signedOut' | 'failed' }

/** What was paid first. */
export type FirstPayment = {
  amount: number
  /** As the provider masks it. */
  card: string
  approvedAt: string
  /** The day of the next payment, of the same amount. */
  nextOn: string
}

/** How a checkout stands, and what came of it. */
export type CheckoutOutcome = CheckoutStatus & { paid: FirstPayment | null }

export type ConfirmState = {
  attempt: number
  outcome: CheckoutOutcome | null
  problem: Extract<
    CheckoutProblem,
    'network' | 'failed' | 'tooOften' | 'signedOut' | 'unconfigured'
  > | null
}
