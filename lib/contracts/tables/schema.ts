import { z } from 'zod'
import { contractTypes, findingKinds, severities } from '@/lib/contracts/constants'
import { playbookRulesSchema } from '@/lib/contracts/playbooks/schema'
import { longestTitle } from '@/lib/contracts/reviews/constants'
import { mostContracts, rowStates } from './constants'

const stamp = z.iso.datetime({ offset: true })

/** A place that a rule reports in a contract; no clause where the whole contract lacks something. */
const cellSchema = z.object({
  /** The id of the rule, or the topic of a built-in one. */
  column: z.string(),
  kind: z.enum(findingKinds),
  severity: z.enum(severities),
  clause: z.string().nullable(),
  quote: z.string().nullable(),
  /** Where its clause begins in the contract: what the page of the review is opened at. */
  at: z.number().int().nullable(),
})
export type TableCell = z.infer<typeof cellSchema>

export const tableRowSchema = z.object({
  id: z.uuid(),
  no: z.number().int(),
  title: z.string(),
  review_id: z.uuid().nullable(),
  state: z.enum(rowStates),
  reason: z.string().nullable(),
  type: z.enum(contractTypes).nullable().catch(null),
  cells: z.array(cellSchema),
})
export type TableRow = z.infer<typeof tableRowSchema>

export const tablePlaybookSchema = z.object({
  name: z.string(),
  version: z.number().int(),
  rules: playbookRulesSchema,
})
export type TablePlaybook = z.infer<typeof tablePlaybookSchema>

export const contractTableSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Null: the built-in rules. */
  playbook: tablePlaybookSchema.nullable(),
  created_at: stamp,
  contract_table_rows: z.array(tableRowSchema),
})
export type ContractTable = z.infer<typeof contractTableSchema>

/** In the list of them. */
export const listedTableSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  created_at: stamp,
  contract_table_rows: z.array(z.object({ state: z.enum(rowStates) })),
})

/** Keys of `error` in messages/…/contractTables.json. */
export type TableError = 'choose' | 'tooManyContracts' | 'choice' | 'tooLong'

/** Of boxes: none that is ticked sends nothing, one a text. */
const chosen = z.preprocess(
  (given) => (given === undefined ? [] : [given].flat()),
  z.array(z.uuid('choice')).max(mostContracts, 'tooManyContracts'),
)

/** The form of a new table: what stands in it, and by which rules. */
export const tableFormSchema = z
  .object({
    title: z.string().default(''),
    version: z.union([z.literal('').transform(() => null), z.uuid('choice')], 'choice'),
    reviews: chosen,
    documents: chosen,
  })
  .transform(({ title, ...rest }) => ({
    ...rest,
    title: title
      .normalize('NFC')
      .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
      .trim(),
  }))
  .refine(({ title }) => title.length <= longestTitle, { path: ['title'], message: 'tooLong' })
  .refine(({ reviews, documents }) => reviews.length + documents.length > 0, {
    path: ['reviews'],
    message: 'choose',
  })
  .refine(({ reviews, documents }) => reviews.length + documents.length <= mostContracts, {
    path: ['reviews'],
    message: 'tooManyContracts',
  })
export type TableForm = z.output<typeof tableFormSchema>

/** What the browser asks for while a table is being made. */
export const tableProgressSchema = z.object({
  isRunning: z.boolean(),
  done: z.number().int(),
  total: z.number().int(),
})
export type TableProgress = z.infer<typeof tableProgressSchema>
