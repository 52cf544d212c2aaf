import type { CheckoutPurpose, CheckoutState, CheckoutStatus } from './schema'

const statusOfState = {
  open: 'missing',
  issuing: 'waiting',
  charging: 'waiting',
  done: 'done',
  refused: 'refused',
  left: 'left',
} as const satisfies Record<CheckoutState, CheckoutStatus['standing']>

/** How a checkout stands for the person, by what is written down of it. */
export function checkoutStatusOf(checkout: {
  state: CheckoutState
  purpose: CheckoutPurpose
  planId: CheckoutStatus['planId']
  code: string | null
}): CheckoutStatus {
  const { state, purpose, planId, code } = checkout
  const standing = code === 'ALREADY_SUBSCRIBED' ? 'subscribed' : statusOfState[state]
  return { standing, purpose, planId, code }
}
