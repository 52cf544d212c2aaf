import { z } from 'zod'
import { locales, routing } from '@/lib/i18n/routing'
import { authorityFormats, longest, sourceKinds } from './constants'

/** Keys of `error` in messages/…/saved.json. */
export type SavedError = 'tooLong' | 'choice'

/** A decision by its serial, or an article by its id (`001706#839의2`). */
export const sourceRefSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('decision'), reference: z.string().regex(/^\d{1,9}$/) }),
  z.object({
    kind: z.literal('article'),
    reference: z.string().regex(/^[^#\s]{1,30}#[^#\s]{1,20}$/),
  }),
])
export type SourceRef = z.infer<typeof sourceRefSchema>

const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'tooLong')
    .optional()
    .transform((written) => written || null)

/** What one writes about a saved source. */
export const remarkFormSchema = z.object({
  id: z.uuid(),
  folder: optional(longest.folder),
  note: optional(longest.note),
  /** The organisation whose members read it. */
  organization: z
    .union([z.literal(''), z.uuid('choice')])
    .optional()
    .transform((id) => id || null),
})
export type RemarkForm = z.output<typeof remarkFormSchema>

export const removalSchema = z.object({ id: z.uuid() })

export const savedSourceSchema = z.object({
  id: z.uuid(),
  kind: z.enum(sourceKinds),
  /** The serial of a decision, the id of an article. */
  reference: z.string(),
  path: z.string(),
  /** As courts cite it, in Korean. */
  citation: z.string(),
  name: z.string(),
  folder: z.string().nullable(),
  note: z.string().nullable(),
  organization_id: z.uuid().nullable(),
  created_at: z.string(),
})
export type SavedSource = z.infer<typeof savedSourceSchema>

/** An organisation that one may share with. */
export type SharingChoice = { id: string; name: string }

/** How many one has of a kind in a folder; null: in none. */
export const savedCountSchema = z.object({
  kind: z.enum(sourceKinds),
  folder: z.string().nullable(),
  count: z.number().int(),
})
export type SavedCount = z.infer<typeof savedCountSchema>

/** Which of the saved sources are shown; what an address says wrongly is left out. */
export const savedFilterSchema = z.object({
  kind: z.enum(sourceKinds).optional().catch(undefined),
  folder: z.string().min(1).max(longest.folder).optional().catch(undefined),
})
export type SavedFilter = z.infer<typeof savedFilterSchema>

/** Whether a source is among one's own. */
export const savedAnswerSchema = z.object({ saved: z.boolean() })

export const authoritiesQuerySchema = savedFilterSchema.extend({
  /** What is shared with it, instead of one's own. */
  organization: z.uuid().optional(),
  format: z.enum(authorityFormats),
  locale: z.enum(locales).default(routing.defaultLocale),
})
