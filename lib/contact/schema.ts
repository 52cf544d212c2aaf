import { z } from 'zod'
import { locales } from '@/lib/i18n/routing'
import { inquiryLimits, inquiryTypes } from './constants'

/** Counted as the database counts: an emoji is one character. */
const between = (least: number, most: number) => (text: string) => {
  const length = [...text].length
  return length >= least && length <= most
}

const oneLine = (least: number, most: number) =>
  z
    .string()
    .trim()
    .regex(/^\P{Cc}*$/u)
    .refine(between(least, most))

export const inquirySchema = z.object({
  name: oneLine(1, inquiryLimits.name),
  email: z.string().trim().max(inquiryLimits.email).pipe(z.email()),
  /** Of any country: digits with the marks that people put between them. */
  phone: z
    .string()
    .trim()
    .max(inquiryLimits.phone)
    .regex(/^\+?[\d\s().-]+$/)
    .refine((phone) => phone.replace(/\D/g, '').length >= 7),
  company: oneLine(0, inquiryLimits.company).transform((company) => company || null),
  inquiryType: z.enum(inquiryTypes),
  subject: oneLine(2, inquiryLimits.subject),
  message: z
    .string()
    .trim()
    .regex(/^[\P{Cc}\n\t]*$/u)
    .refine(between(10, inquiryLimits.message)),
  consent: z.literal('on'),
})

export type InquiryFields = z.infer<typeof inquirySchema>

export const inquiryLocaleSchema = z.enum(locales)

/** An inquiry on its way: the form's fields without the consent that it could not be sent without. */
export type Inquiry = Omit<InquiryFields, 'consent'> & {
  id: string
  locale: z.infer<typeof inquiryLocaleSchema>
}
