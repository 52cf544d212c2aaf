import { z } from 'zod'
import { categories } from '@/lib/content/constants'
import { locales } from '@/lib/i18n/routing'

const textSchema = z.object({ title: z.string(), excerpt: z.string(), body: z.string() })
/** A draft as the editor stores it in the tab; apart, so that the editor is there before the schema. */
export const storedDraftSchema = z.object({
  base: z.string().nullable(),
  draft: z.object({
    id: z.string(),
    category: z.enum(categories),
    author: z.string(),
    cover: z.string().nullable(),
    texts: z.record(z.enum(locales), textSchema),
  }),
})
