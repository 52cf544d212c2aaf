import { z } from 'zod'
import { datasetTargets, longest, mostResults, retrieverNames } from '@/lib/ragops/constants'
import { comparedMetrics, datasetItemSchema, metricNames } from '@/lib/ragops/dataset-schema'
import { reportSchema } from './report-schema'

/** Keys of `error` in messages/…/experiments.json. */
export type ExperimentError =
  | 'required'
  | 'tooLong'
  | 'choice'
  | 'number'
  | 'baseline'
  | 'configuration'

/** A version of a dataset as a choice of a form: `<id>/<number>`. */
const versionChoice = z
  .string('choice')
  .regex(/^[0-9a-f-]{36}\/\d{1,4}$/, 'choice')
  .transform((text) => {
    const [dataset = '', version = ''] = text.split('/')
    return { dataset, version: Number(version) }
  })
  .refine(({ dataset }) => z.uuid().safeParse(dataset).success, 'choice')

export const experimentFormSchema = z
  .object({
    name: z.string('required').trim().min(1, 'required').max(longest.name, 'tooLong'),
    of: versionChoice,
    retriever: z.enum(retrieverNames, 'choice'),
    k: z.coerce.number('number').int('number').min(1, 'number').max(mostResults, 'number'),
    baseline: z
      .union([z.literal(''), z.uuid()], 'choice')
      .default('')
      .transform((id) => id || null),
    /** What administrators measure; the built-in settings unless said. */
    configuration: z
      .union([z.literal(''), z.uuid()], 'choice')
      .default('')
      .transform((id) => id || null),
  })
  .refine(({ retriever, configuration }) => configuration === null || retriever === 'passages', {
    path: ['configuration'],
    message: 'configuration',
  })
export type ExperimentForm = z.infer<typeof experimentFormSchema>

export const experimentActSchema = z.object({ experiment: z.uuid('choice') })

const common = {
  id: z.uuid(),
  name: z.string(),
  dataset_id: z.uuid(),
  version: z.number().int(),
  retriever: z.enum(retrieverNames),
  k: z.number().int(),
  baseline_id: z.uuid().nullable(),
  configuration_name: z.string().nullable(),
  index_version: z.string().nullable(),
  own_held: z.number().int().nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  datasets: z.object({ name: z.string(), target: z.enum(datasetTargets) }),
}
export const experimentRowSchema = z.object(common)
export type ExperimentRow = z.infer<typeof experimentRowSchema>
export const experimentSchema = z.object({ ...common, report: reportSchema.nullable() })
export type Experiment = z.infer<typeof experimentSchema>

/** Which items are listed: `better` and `worse` than the baseline. */
export const shownItems = ['all', 'better', 'worse', 'equal', 'failed'] as const
export type ShownItems = (typeof shownItems)[number]

export const comparedItemSchema = z.object({
  id: z.string(),
  query: z.string(),
  relevant: datasetItemSchema.shape.relevant,
  tags: datasetItemSchema.shape.tags,
  results: z.array(z.string()),
  error: z.string().nullable(),
  ms: z.number(),
  /** Null: the item has no such figure, because it is to be refused. */
  score: z.number().nullable(),
  baseline_results: z.array(z.string()).nullable(),
  baseline_score: z.number().nullable(),
})
export type ComparedItem = z.infer<typeof comparedItemSchema>
export const comparedItemsSchema = z.object({
  total: z.number().int(),
  items: z.array(comparedItemSchema),
})

export const metricParamSchema = z.enum(comparedMetrics).catch('ndcg')
export const shownParamSchema = z.enum(shownItems).catch('all')
export const shownMetrics = metricNames
