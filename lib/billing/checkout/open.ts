import 'server-only'
import { randomBytes } from 'node:crypto'
import { plans } from '@/lib/billing/constants'
import { readVerifiedPhone } from '@/lib/billing/phone/data'
import { checkIdentity } from '@/lib/billing/phone/identity'
import { absoluteUrl } from '@/lib/i18n/alternates'
import type { AppLocale } from '@/lib/i18n/routing'
import type { ServiceDb } from '@/lib/supabase/types'
import { agreementsVersion } from './constants'
import { checkoutFormErrors, checkoutFormSchema } from './form-schema'
import { openCheckout } from './mutations'
import type { CheckoutPurpose } from './status'
import type { CheckoutFormErrors, OpenResult } from './types'

/** What opening needs, given so that tests choose it. */
export type OpenCheckoutDependencies = { service: ServiceDb; now: Date; makeOrderId: () => string }

/** Nobody can guess one; it begins with what it is, for whoever reads the provider's lists. */
export const newOrderId = (): string => `bc-${randomBytes(16).toString('hex')}`

const refused = (errors: CheckoutFormErrors): OpenResult => ({ ok: false, problem: null, errors })

/**
 * Begins the checkout of a plan, when everything in the form is as it has to be: what is wrong comes back.
 * The resident number ends here; nothing stores it.
 * @param submitted the form as it was sent
 */
export async function openPlanOrder(
  parts: OpenCheckoutDependencies,
  user: string,
  submitted: unknown,
  locale: AppLocale,
): Promise<OpenResult> {
  const { service, now } = parts
  const parsed = checkoutFormSchema(now).safeParse(submitted)
  if (!parsed.success) return refused(checkoutFormErrors(parsed.error))
  const { name, residentNumber, verificationId } = parsed.data
  const plan = plans.find(({ id }) => id === parsed.data.plan)
  if (!plan) return refused({ plan: 'planNotFound' })
  const phone = await readVerifiedPhone(service, user, verificationId, now)
  if (!phone) return refused({ verificationId: 'incomplete' })
  const identity = await checkIdentity({ name, residentNumber, ...phone }, now)
  if (!identity.ok) return refused({ residentNumber: identity.problem })
  return open(parts, user, locale, { purpose: 'subscribe', plan, name })
}

/** Begins to register another card for the subscription that there is. */
export function openCardOrder(
  parts: OpenCheckoutDependencies,
  user: string,
  locale: AppLocale,
): Promise<OpenResult> {
  return open(parts, user, locale, { purpose: 'card', plan: null, name: '' })
}

async function open(
  { service, now, makeOrderId }: OpenCheckoutDependencies,
  user: string,
  locale: AppLocale,
  what: { purpose: CheckoutPurpose; plan: (typeof plans)[number] | null; name: string },
): Promise<OpenResult> {
  const orderId = makeOrderId()
  const terms = `${agreementsVersion} ${locale}`
  const opened = await openCheckout(service, { user, orderId, terms, ...what }, now)
  if (!opened.ok) {
    const problem = opened.reason === 'missing' ? 'nothingToPay' : opened.reason
    return { ok: false, problem, errors: {} }
  }
  const success = new URLSearchParams({ orderId, ...(what.plan ? { planId: what.plan.id } : {}) })
  return {
    ok: true,
    orderId,
    customerKey: opened.customerKey,
    successUrl: absoluteUrl(locale, `/billing-success?${success}`),
    failUrl: absoluteUrl(locale, `/billing-fail?${new URLSearchParams({ orderId })}`),
  }
}
