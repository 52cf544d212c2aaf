import type { PhoneProblem } from '@/lib/billing/phone/types'
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
  | { state: UnavailableReason }
