import 'server-only'
import { randomBytes } from 'node:crypto'
import { plans } from '@/lib/billing/constants'
import { readVerifiedPhone } from '@/lib/billing/phone/data'
import { checkIdentity } from '@/lib/billing/phone/identity'
import { absoluteUrl } from '@/lib/i18n/alternates'
import type { AppLocale } from '@/lib/i18n/routing'
import type { ServiceDb } from '@/lib/supabase/types'
import { agreementsVersion } from './constants'
import { type CheckoutFormValues, checkoutFormErrors } from './form-errors'
import { openCheckout } from './mutations'
import type { CheckoutPurpose } from './status'
import type { CheckoutFormErrors, OpenResult } from './types'

/** What opening needs, given so that tests choose it. */
export type OpenCheckoutDependencies = { service: ServiceDb; now: Date; makeOrderId: () => string }

/** Nobody can guess one; it begins with what it is, for whoever reads the provider's lists. */
export const newOrderId = (): string => `bc-${randomBytes(16).toString('hex')}`

const refused = (problems: CheckoutFormErrors): OpenResult => ({
  ok: false,
  problem: null,
  problems,
})

/**
 * Begins the checkout of a plan, when everything in the form is as it has to be: what is wrong comes back.
 * The resident number ends here; nothing keeps it.
 */
export async function openPlanOrder(
  parts: OpenCheckoutDependencies,
  user: string,
  form: CheckoutFormValues & { locale: AppLocale },
): Promise<OpenResult> {
  const { service, now } = parts
  const problems = checkoutFormErrors(form, now)
  const plan = plans.find(({ id }) => id === form.plan)
  if (Object.keys(problems).length > 0 || !plan) return refused(problems)
  const phone = await readVerifiedPhone(service, user, form.verificationId ?? '', now)
  if (!phone) return refused({ phone: 'incomplete' })
  const name = form.name.trim()
  const identity = await checkIdentity({ name, residentNumber: form.residentNumber, ...phone }, now)
  if (!identity.ok) return refused({ residentNumber: identity.problem })
  return open(parts, user, form.locale, { purpose: 'subscribe', plan, name })
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
    return { ok: false, problem, problems: {} }
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
