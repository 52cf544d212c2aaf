import type { PlanId } from '@/lib/billing/constants'
import { planIds } from '@/lib/billing/constants'
import { isResidentNumber } from '@/lib/billing/phone/resident-number'
import { type Agreement, agreements } from './constants'
import type { CheckoutFormErrors } from './types'

/** What stands in the form. */
export type CheckoutFormValues = {
  plan: string
  name: string
  /** Lives as long as the form, and the one call that is told it. */
  residentNumber: string
  /** Of a confirmed phone. */
  verificationId: string | null
  agreed: readonly Agreement[]
}

/** What is wrong with the form; empty when nothing is. The browser and the server ask alike. */
export function checkoutFormErrors(
  form: CheckoutFormValues,
  now: Date = new Date(),
): CheckoutFormErrors {
  const problems: CheckoutFormErrors = {}
  if (!isPlan(form.plan)) problems.plan = 'planNotFound'
  const name = form.name.trim()
  if (name === '' || name.length > 60 || /\p{Cc}/u.test(name)) problems.name = 'nameAndId'
  if (form.residentNumber.trim() === '') problems.residentNumber = 'nameAndId'
  else if (!isResidentNumber(form.residentNumber, now)) problems.residentNumber = 'idFormat'
  if (!form.verificationId) problems.phone = 'incomplete'
  for (const each of agreements) if (!form.agreed.includes(each)) problems[each] = 'terms'
  return problems
}

export function isPlan(id: string | null | undefined): id is PlanId {
  return planIds.some((known) => known === id)
}
