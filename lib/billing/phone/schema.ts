import { z } from 'zod'
import { locales } from '@/lib/i18n/routing'
import { carriers } from './constants'

/** 010 and eight digits (spec 5); people write spaces, dashes and dots between them. */
export const phoneNumberSchema = z
  .string()
  .max(40)
  .transform((typed) => typed.replace(/[\s.-]/g, ''))
  .pipe(z.string().regex(/^010\d{8}$/))

export const carrierSchema = z.enum(carriers)
export type Carrier = z.infer<typeof carrierSchema>

export const codeSchema = z
  .string()
  .max(20)
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/))

export const personNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{Cc}*$/u)

export const codeRequestSchema = z.object({
  phone: phoneNumberSchema,
  carrier: carrierSchema,
  locale: z.enum(locales).catch('ko'),
})
export type CodeRequest = z.infer<typeof codeRequestSchema>

export const codeCheckSchema = z.object({ verificationId: z.uuid(), code: codeSchema })

const time = z.string().transform((text) => new Date(text).toISOString())

/** What begin_phone_code answers. */
export const begunCodeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('ok'), expiresAt: time, seconds: z.number() }),
  z.object({ outcome: z.literal('wait'), seconds: z.number() }),
  z.object({ outcome: z.literal('limit') }),
])

/** What check_phone_code answers. */
export const checkedCodeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('verified'), verifiedAt: time }),
  z.object({ outcome: z.literal('wrong'), left: z.number() }),
  z.object({ outcome: z.enum(['usedUp', 'expired', 'missing']) }),
])

export const verifiedRowSchema = z.object({ phone: z.string(), carrier: carrierSchema })
