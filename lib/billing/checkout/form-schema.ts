import { z } from 'zod'
import { planIds } from '@/lib/billing/constants'
import { isResidentNumber } from '@/lib/billing/phone/resident-number'
import { locales } from '@/lib/i18n/routing'
import { orderIdSchema } from './schema'
import type { CheckoutFormErrors } from './types'

const agreement = z.literal(true, 'terms')

/**
 * The payment form, checked alike in the browser and on the server. Its messages are keys of `problem`: of the
 * person and the phone in messages/…/phone.json, of the rest in messages/…/checkout.json.
 */
export const checkoutFormSchema = (now: Date = new Date()) =>
  z.object({
    plan: z.enum(planIds, 'planNotFound'),
    name: z
      .string('nameAndId')
      .trim()
      .min(1, 'nameAndId')
      .max(60, 'nameAndId')
      .regex(/^\P{Cc}*$/u, 'nameAndId'),
    /** Lives as long as the form, and the one call that is given it. */
    residentNumber: z
      .string('nameAndId')
      .trim()
      .min(1, { error: 'nameAndId', abort: true })
      .refine((text) => isResidentNumber(text, now), 'idFormat'),
    /** Of a confirmed phone. */
    verificationId: z.string('incomplete').min(1, 'incomplete').max(60, 'incomplete'),
    // What is agreed to before a card is registered: a box of its own each.
    paid: agreement,
    automatic: agreement,
    provision: agreement,
  })
export type CheckoutForm = z.output<ReturnType<typeof checkoutFormSchema>>

/** The first thing that is wrong with each field. */
export function checkoutFormErrors(error: z.ZodError): CheckoutFormErrors {
  const first = [...error.issues].reverse().map(({ path, message }) => [String(path[0]), message])
  return Object.fromEntries(first)
}

/** The language that the form was filled in, and that the card window comes back to. */
export const checkoutLocaleSchema = z.object({ locale: z.enum(locales) })

/** Why the card window came back without a card: a code of the provider or of its script. */
export const failureCodeSchema = z.string().regex(/^[A-Za-z0-9_]{1,60}$/)

export const abandonedCheckoutSchema = z.object({ orderId: orderIdSchema, code: failureCodeSchema })
