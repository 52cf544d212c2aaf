import { z } from 'zod'
import { caseTypes } from '@/lib/korean-law/constants'
import { datasetTargets, longest, mostItems, versionOrigins } from '@/lib/ragops/constants'
import { datasetItemSchema } from '@/lib/ragops/dataset-schema'

/** Keys of `error` in messages/…/ragops.json. */
export type DatasetError =
  | 'required'
  | 'tooLong'
  | 'tooShort'
  | 'choice'
  | 'year'
  | 'number'
  | 'file'
  | 'answers'
  | 'unknownAnswer'
  | 'refuse'

const text = (least: number, most: number) =>
  z.string('required').trim().min(1, 'required').min(least, 'tooShort').max(most, 'tooLong')
const dataset = z.uuid('choice')
const version = z.coerce.number('choice').int('choice').positive('choice')

export const datasetFormSchema = z.object({
  name: text(1, longest.name),
  target: z.enum(datasetTargets, 'choice'),
})

export const datasetDeletionSchema = z.object({ dataset })

/** One question by hand: its answers one a line, or that there are none. */
export const itemFormSchema = z
  .object({
    dataset,
    query: text(2, longest.query),
    answers: z.string().trim().max(longest.answers, 'tooLong').default(''),
    refuse: z
      .literal('on')
      .optional()
      .transform((checked) => checked === 'on'),
    field: z.union([z.literal(''), z.enum(caseTypes)], 'choice').default(''),
  })
  .superRefine(({ answers, refuse }, context) => {
    if (answers === '' && !refuse)
      context.addIssue({ code: 'custom', path: ['answers'], message: 'answers' })
    if (answers !== '' && refuse)
      context.addIssue({ code: 'custom', path: ['answers'], message: 'refuse' })
  })

export const itemRemovalSchema = z.object({ dataset, item: z.string().min(1).max(100) })

const year = z.coerce.number('year').int('year').min(1945, 'year').max(2100, 'year')

/** Which issues of which decisions become questions. */
export const benchmarkFormSchema = z
  .object({
    dataset,
    from: year,
    to: year,
    field: z.union([z.literal(''), z.enum(caseTypes)], 'choice').default(''),
    court: z.string().trim().max(60, 'tooLong').default(''),
    items: z.coerce.number('number').int('number').min(1, 'number').max(mostItems, 'number'),
    seed: z.coerce.number('number').int('number').min(1, 'number').max(1_000_000, 'number'),
  })
  .superRefine(({ from, to }, context) => {
    if (from > to) context.addIssue({ code: 'custom', path: ['to'], message: 'year' })
  })

/** A question of a trace, with those of its passages that answer it. */
export const traceItemSchema = z.object({
  dataset,
  trace: z.uuid('choice'),
  passages: z
    .union([z.string(), z.array(z.string())])
    .default([])
    .transform((chosen) => (Array.isArray(chosen) ? chosen : [chosen])),
  refuse: z
    .literal('on')
    .optional()
    .transform((checked) => checked === 'on'),
})

const stamp = z.string()
export const datasetRowSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  target: z.enum(datasetTargets),
  latest: z.number().int(),
  items: z.number().int(),
  changed_at: stamp,
})
export type DatasetRow = z.infer<typeof datasetRowSchema>

export const versionSchema = z.object({
  no: z.number().int(),
  hash: z.string(),
  items: z.number().int(),
  origin: z.enum(versionOrigins),
  as_of: z.iso.date(),
  created_at: stamp,
})
export type Version = z.infer<typeof versionSchema>

export const storedItemsSchema = z.array(datasetItemSchema)
export const versionParamSchema = version
