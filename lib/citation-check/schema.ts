import { z } from 'zod'
import { locales } from '@/lib/i18n/routing'
import { longestText, reportFormats } from './constants'

/** Not trimmed: the ranges of what is found count from the text as sent. Lines end alike in forms and files. */
const textSchema = z
  .string()
  .transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', ''))
  .refine((text) => text.trim().length > 0, 'required')
  .refine((text) => text.length <= longestText, 'tooLong')

export const checkFormSchema = z.object({ text: textSchema })

export const reportRequestSchema = z.object({
  text: textSchema,
  format: z.enum(reportFormats),
  locale: z.enum(locales),
})

/** What the text of a file is answered with. */
export const fileTextSchema = z.object({
  text: z.string(),
  /** The file holds more than can be checked at once. */
  isCut: z.boolean(),
  /** Pages whose text could not be read. */
  unreadPages: z.array(z.number().int()),
})
export type FileText = z.infer<typeof fileTextSchema>
