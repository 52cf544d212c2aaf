import { z } from 'zod'
import { locales, routing } from '@/lib/i18n/routing'
import { maxExportDays } from './constants'
import { daysBetween } from './span'

/** What the address of the file asks for: days of Korea, both among them. */
export const exportQuerySchema = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    locale: z.enum(locales).catch(routing.defaultLocale),
  })
  .refine(({ from, to }) => {
    const days = daysBetween(from, to)
    return days >= 1 && days <= maxExportDays
  })
