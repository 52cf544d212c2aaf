import { z } from 'zod'
import { locales } from '@/lib/i18n/routing'
import { inquiryLimits, inquiryTypes } from './constants'

/** Counted as the database counts: an emoji is one character. */
const hasLength = (min: number, max: number) => (text: string) => {
  const length = [...text].length
  return length >= min && length <= max
}

const optionalLine = (max: number) =>
  z
    .string()
    .trim()
    .regex(/^\P{Cc}*$/u, 'invalid')
    .refine(hasLength(0, max), 'invalid')

const line = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(1, 'required')
    .regex(/^\P{Cc}*$/u, 'invalid')
    .refine(hasLength(min, max), 'invalid')

/** The contact form. The messages are keys of `contact.form.errors.<field>`. */
export const inquirySchema = z.object({
  name: line(1, inquiryLimits.name),
  email: z
    .string()
    .trim()
    .min(1, 'required')
    .max(inquiryLimits.email, 'invalid')
    .pipe(z.email('invalid')),
  /** Of any country: digits with the marks that people put between them. */
  phone: z
    .string()
    .trim()
    .min(1, 'required')
    .max(inquiryLimits.phone, 'invalid')
    .regex(/^\+?[\d\s().-]+$/, 'invalid')
    .refine((phone) => phone.replace(/\D/g, '').length >= 7, 'invalid'),
  company: optionalLine(inquiryLimits.company)
    .optional()
    .transform((company) => company || null),
  inquiryType: z.enum(inquiryTypes, { error: ({ input }) => (input ? 'invalid' : 'required') }),
  subject: line(2, inquiryLimits.subject),
  message: z
    .string()
    // A form sends line breaks as CR LF, whichever were typed.
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(1, 'required')
        .regex(/^[\P{Cc}\n\t]*$/u, 'invalid')
        .refine(hasLength(10, inquiryLimits.message), 'invalid'),
    ),
  consent: z.literal('on', 'required'),
})

export type InquiryFields = z.infer<typeof inquirySchema>

export const inquiryLocaleSchema = z.enum(locales)

/** An inquiry on its way: the form's fields without the consent that it could not be sent without. */
export type Inquiry = Omit<InquiryFields, 'consent'> & {
  id: string
  locale: z.infer<typeof inquiryLocaleSchema>
}
