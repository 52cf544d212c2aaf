'use server'

import { z } from 'zod'
import { type ActionReason, runAction } from '@/lib/auth/action'
import type { SessionUser } from '@/lib/auth/schema'
import { env } from '@/lib/env'
import type { AppLocale } from '@/lib/i18n/routing'
import { serviceClient } from '@/lib/supabase/service-client'
import { checkoutAvailability } from './availability'
import { readSubscriptionState } from './data'
import { abandonedCheckoutSchema, checkoutLocaleSchema } from './form-schema'
import { endCheckout } from './mutations'
import { newOrderId, openCardOrder, openPlanOrder } from './open'
import { checkoutStatusLimiter, openCheckoutLimiter } from './rate-limits'
import type { CheckoutAvailability, CheckoutProblem, OpenResult } from './types'

const parts = () => ({ service: serviceClient(), now: new Date(), makeOrderId: newOrderId })

/** For the dialog, which opens over pages that are the same for everybody. */
export async function readCheckoutAvailability(): Promise<CheckoutAvailability> {
  return runAction<unknown, CheckoutAvailability, CheckoutAvailability>({
    name: 'checkout',
    access: 'session',
    limit: checkoutStatusLimiter,
    schema: z.unknown(),
    input: null,
    refuse: (reason) => ({ state: reason === 'unauthorized' ? 'signedOut' : 'failed' }),
    async run({ user }) {
      const live = await readSubscriptionState(serviceClient(), user.id)
      return checkoutAvailability(user, live, env(), new Date())
    },
  })
}

const problems: Partial<Record<ActionReason, CheckoutProblem>> = {
  unauthorized: 'signedOut',
  tooMany: 'tooOften',
}

/** The chain of what leads to the card window; what else was typed is read by `run`. */
const openOrder = (
  typed: unknown,
  run: (user: SessionUser, locale: AppLocale) => Promise<OpenResult>,
): Promise<OpenResult> =>
  runAction<z.output<typeof checkoutLocaleSchema>, OpenResult, OpenResult>({
    name: 'checkout',
    access: 'session',
    limit: openCheckoutLimiter,
    schema: checkoutLocaleSchema,
    input: typed,
    refuse: (reason) => ({ ok: false, problem: problems[reason] ?? 'failed', errors: {} }),
    run: ({ user, input: { locale } }) => run(user, locale),
  })

/** Begins the checkout of a plan. The form is told what is wrong with it, or what to open the window with. */
export async function openPlanCheckout(typed: unknown): Promise<OpenResult> {
  return openOrder(typed, ({ id }, locale) => openPlanOrder(parts(), id, typed, locale))
}

/** Begins to register another card. */
export async function openCardChange(typed: unknown): Promise<OpenResult> {
  return openOrder(typed, ({ id }, locale) => openCardOrder(parts(), id, locale))
}

/** The card window was left, or came back without a card. Whatever goes wrong here harms nobody. */
export async function abandonCheckout(told: unknown): Promise<void> {
  return runAction<z.output<typeof abandonedCheckoutSchema>, void, void>({
    name: 'checkout',
    access: 'session',
    limit: checkoutStatusLimiter,
    schema: abandonedCheckoutSchema,
    input: told,
    refuse: () => {},
    async run({ user, input: { orderId, code } }) {
      const order = { user: user.id, orderId }
      await endCheckout(serviceClient(), order, { from: 'open', state: 'left', code }, new Date())
    },
  })
}
