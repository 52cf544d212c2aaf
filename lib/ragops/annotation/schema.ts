import { z } from 'zod'
import { type SliceName, sliceNames } from '@/lib/ragops/dataset-schema'
import { itemStates, longest, mostAtOnce, verdicts } from './constants'

/** Keys of `error` in messages/…/annotation.json. */
export type AnnotationError = 'required' | 'tooLong' | 'choice' | 'number' | 'verdict' | 'refuse'

const id = z.uuid('choice')

export const queueFormSchema = z.object({
  organization: id,
  name: z.string('required').trim().min(1, 'required').max(longest.name, 'tooLong'),
  reviewers: z.enum(['1', '2'], 'choice').transform(Number),
})

export const queueChangeSchema = z.object({ queue: id })

/** Questions of one's own dataset that are put into a queue. */
export const datasetItemsSchema = z.object({
  queue: id,
  dataset: id,
  items: z.coerce.number('number').int('number').min(1, 'number').max(mostAtOnce, 'number'),
})

export const traceToQueueSchema = z.object({ queue: id, trace: id })

/** What is finished goes into a dataset of one's own. */
export const resultsFormSchema = z.object({ queue: id, dataset: id })

const chosen = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((given) => (Array.isArray(given) ? given : [given]))

export const annotationFormSchema = z
  .object({
    item: id,
    verdict: z.enum(verdicts, 'verdict'),
    relevant: chosen,
    comment: z.string().trim().max(longest.comment, 'tooLong').default(''),
  })
  .superRefine(({ verdict, relevant }, context) => {
    if (verdict === 'refuse' && relevant.length > 0)
      context.addIssue({ code: 'custom', path: ['verdict'], message: 'refuse' })
  })

export const skipSchema = z.object({ item: id })

export const passageSchema = z.object({
  id: z.string().min(1).max(100),
  label: z.string().max(300),
  href: z.string().nullable(),
  excerpt: z.string().max(longest.excerpt),
})
export type Passage = z.infer<typeof passageSchema>

/** A question, with its answer where there is one, as it is put into a queue. */
export type NewItem = {
  key: string
  query: string
  answer: string
  passages: Passage[]
  source: string | null
  cluster: string
  tags: Partial<Record<SliceName, string>>
}

export const queueSchema = z.object({
  id: z.uuid(),
  organization_id: z.uuid(),
  user_id: z.uuid().nullable(),
  name: z.string(),
  reviewers: z.number().int(),
  created_at: z.string(),
})
export type Queue = z.infer<typeof queueSchema>

export const queueItemSchema = z.object({
  id: z.uuid(),
  key: z.string(),
  query: z.string(),
  state: z.enum(itemStates),
  verdict: z.enum(verdicts).nullable(),
  relevant: z.array(z.string()).nullable(),
  passages: z.array(passageSchema),
  source: z.string().nullable(),
  cluster: z.string(),
  tags: z.partialRecord(z.enum(sliceNames), z.string()),
})
export type QueueItem = z.infer<typeof queueItemSchema>

/** The item that somebody has before them. */
export const takenItemSchema = z.object({
  id: z.uuid(),
  query: z.string(),
  answer: z.string(),
  passages: z.array(passageSchema),
  /** Two did not agree; what they said is shown without their names. */
  settles: z.boolean(),
  said: z.array(
    z.object({ verdict: z.enum(verdicts), relevant: z.array(z.string()), comment: z.string() }),
  ),
})
export type TakenItem = z.infer<typeof takenItemSchema>

export const pairSchema = z.object({
  verdicts: z.tuple([z.string(), z.string()]),
  relevant: z.tuple([z.array(z.string()), z.array(z.string())]),
  passages: z
    .array(z.string())
    .nullable()
    .transform((ids) => ids ?? []),
})
export type Pair = z.infer<typeof pairSchema>

export const figuresSchema = z.object({
  states: z.partialRecord(z.enum(itemStates), z.number().int()),
  people: z.array(z.object({ id: z.uuid(), said: z.number().int() })),
  pairs: z.array(pairSchema),
})
export type Figures = z.infer<typeof figuresSchema>
