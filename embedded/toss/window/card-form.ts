import { z } from 'zod'
import { passesLuhn } from '@/embedded/toss/cards'

const agreements = ['terms', 'privacy', 'provision'] as const

const digits = (text: string) => text.replace(/[\s-]/g, '')

/** Cards hold until the end of their month, in Korea's time. */
function isAhead(expiry: string, now: number): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number)
  const today = new Date(now + 9 * 3600_000)
  return (2000 + year) * 12 + month - 1 >= today.getUTCFullYear() * 12 + today.getUTCMonth()
}

/** What the card window asks. Nothing of it is kept but the masked number and whose card it is. */
export const cardFormSchema = (now: number) =>
  z.object({
    number: z.string().max(40).transform(digits).refine(passesLuhn),
    expiry: z
      .string()
      .max(10)
      .transform((text) => text.replace(/\s/g, '').replace(/^(\d{2})(\d{2})$/, '$1/$2'))
      .refine((text) => /^(0[1-9]|1[0-2])\/\d{2}$/.test(text) && isAhead(text, now)),
    /** Six digits are a birth date and a personal card, ten a business and its card. */
    holder: z
      .string()
      .max(20)
      .transform(digits)
      .refine((text) => /^(\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])|\d{10})$/.test(text)),
    password: z.string().regex(/^\d{2}$/),
    agreed: z
      .array(z.enum(agreements))
      .refine((given) => new Set(given).size === agreements.length),
  })
export type CardForm = z.infer<ReturnType<typeof cardFormSchema>>
export type CardField = keyof CardForm

/** The fields that cannot be taken as they are. */
export const faultyFields = (error: z.ZodError): Set<CardField> =>
  new Set(error.issues.map((issue) => issue.path[0] as CardField))
