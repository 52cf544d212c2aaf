import { z } from 'zod'
import { watchedSearchSchema } from '@/lib/corpus/changes/schema'
import { alertKinds, alertReasons, cadences, watchKinds } from './constants'

/** A decision by its serial, an article by its id (`001706#839의2`), a law by its id. */
export const watchSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('decision'), reference: z.string().regex(/^\d{1,9}$/) }),
  z.object({
    kind: z.literal('article'),
    reference: z.string().regex(/^[^#\s]{1,30}#[^#\s]{1,20}$/),
  }),
  z.object({ kind: z.literal('law'), reference: z.string().regex(/^\d{6}$/) }),
])
export type WatchSource = z.infer<typeof watchSourceSchema>

/** What one asks to be told about: a source, or a search as the parameters of its page. */
export const watchRequestSchema = z.union([
  watchSourceSchema,
  z.object({ kind: z.literal('search'), params: z.string().min(1).max(20_000) }),
])

export const watchChangeSchema = z.object({
  id: z.uuid(),
  change: z.enum(['pause', 'resume', 'remove']),
})
export const cadenceFormSchema = z.object({ id: z.uuid(), cadence: z.enum(cadences, 'choice') })
export const readFormSchema = z.object({ id: z.union([z.uuid(), z.literal('all')]) })
export const mailFormSchema = z.object({ mail: z.enum(['stop', 'resume']) })
export const stopFormSchema = mailFormSchema.extend({ token: z.string().max(200) })

export const watchSchema = z.object({
  id: z.uuid(),
  kind: z.enum(watchKinds),
  path: z.string(),
  /** As courts cite it, in Korean; of a search its words. */
  title: z.string(),
  name: z.string(),
  request: watchedSearchSchema.nullable(),
  cadence: z.enum(cadences),
  paused_at: z.string().nullable(),
  created_at: z.string(),
})
export type Watch = z.infer<typeof watchSchema>

export const alertSchema = z.object({
  id: z.uuid(),
  change_id: z.number().int(),
  kind: z.enum(alertKinds),
  reason: z.enum(alertReasons),
  path: z.string(),
  title: z.string(),
  line: z.string(),
  changed_at: z.string(),
  read_at: z.string().nullable(),
  /** What found it; null when that is watched no more. */
  watches: z.object({ kind: z.enum(watchKinds), title: z.string(), name: z.string() }).nullable(),
})
export type Alert = z.infer<typeof alertSchema>

/** Whether something is watched. */
export const watchedAnswerSchema = z.object({ watched: z.boolean() })
