import type { CheckoutPurpose, CheckoutState, Standing } from './schema'

const standings = {
  open: 'missing',
  issuing: 'waiting',
  charging: 'waiting',
  done: 'done',
  refused: 'refused',
  left: 'left',
} as const satisfies Record<CheckoutState, Standing['standing']>

/** How a checkout stands for the person, by what is written down of it. */
export function standingOf(checkout: {
  state: CheckoutState
  purpose: CheckoutPurpose
  planId: Standing['planId']
  code: string | null
}): Standing {
  const { state, purpose, planId, code } = checkout
  const standing = code === 'ALREADY_SUBSCRIBED' ? 'subscribed' : standings[state]
  return { standing, purpose, planId, code }
}
