import { z } from 'zod'
import { localeSchema } from '@/lib/i18n/schema'
import { maxExportDays } from './constants'
import { spanDays } from './span'

/** What the address of the file asks for: days of Korea, both among them. */
export const exportQuerySchema = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    locale: localeSchema,
  })
  .refine(({ from, to }) => {
    const days = spanDays(from, to)
    return days >= 1 && days <= maxExportDays
  })
