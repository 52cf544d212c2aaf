import { z } from 'zod'
import { localeSchema } from '@/lib/i18n/schema'
import { carriers } from './constants'
import { isCode } from './phone-input'

export const carrierSchema = z.enum(carriers)
export type Carrier = z.infer<typeof carrierSchema>

export const codeSchema = z
  .string()
  .max(20)
  .transform((typed) => typed.replace(/\s/g, ''))
  .refine(isCode)

export const personNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{Cc}*$/u)

/** Whatever was sent: what is not text counts as not typed, and `readPhone` says so. */
export const typedRequestSchema = z
  .object({
    phone: z.string().max(40).catch(''),
    carrier: z.string().max(40).catch(''),
    locale: localeSchema,
  })
  .catch({ phone: '', carrier: '', locale: 'ko' })

export type CodeRequest = { phone: string; carrier: Carrier; locale: z.infer<typeof localeSchema> }

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
