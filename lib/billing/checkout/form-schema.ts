import { z } from 'zod'
import { locales } from '@/lib/i18n/routing'
import { agreements } from './constants'
import { orderIdSchema } from './schema'

/** What the form sends, whether or not it is complete. */
export const checkoutFormSchema = z.object({
  plan: z.string().max(20),
  name: z.string().max(200),
  residentNumber: z.string().max(20),
  verificationId: z.string().max(60).nullable(),
  agreed: z.array(z.enum(agreements)).max(10),
  locale: z.enum(locales),
})

export const cardChangeSchema = z.object({ locale: z.enum(locales) })

/** Why the card window came back without a card: a code of the provider or of its script. */
export const failureCodeSchema = z.string().regex(/^[A-Za-z0-9_]{1,60}$/)

export const abandonedCheckoutSchema = z.object({ orderId: orderIdSchema, code: failureCodeSchema })
