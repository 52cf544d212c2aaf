import type { Agreement } from './constants'
import type { UnavailableReason } from './status'

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

/** What is wrong with single fields; those of the person and the phone are named as in messages/…/phone.json. */
export type CheckoutFormErrors = {
  plan?: 'planNotFound'
  name?: 'nameAndId'
  residentNumber?: 'nameAndId' | 'idFormat'
  verificationId?: 'incomplete'
} & Partial<Record<Agreement, 'terms'>>

/** What the card window is opened with. */
export type OpenedCheckout = {
  orderId: string
  customerKey: string
  successUrl: string
  failUrl: string
}

export type OpenResult =
  | ({ ok: true } & OpenedCheckout)
  | { ok: false; problem: CheckoutProblem | null; errors: CheckoutFormErrors }

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
  | { state: UnavailableReason }
