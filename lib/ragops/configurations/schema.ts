import { z } from 'zod'
import { promptNames, writerNames } from '@/lib/chat/configuration/names'
import { type AnswerSettings, answerSettingsSchema } from '@/lib/chat/configuration/schema'
import { passageLimits } from '@/lib/corpus/passage-limits'
import { longest } from '@/lib/ragops/constants'
import { comparedMetrics, sliceNames } from '@/lib/ragops/dataset-schema'
import { typedLine, typedName } from '@/lib/typed-text'
import {
  canaryShares,
  configurationLabels,
  gateMargins,
  longestModelName,
  moveActs,
} from './constants'

/** Keys of `error` in messages/…/configurations.json. */
export type ConfigurationError =
  | 'required'
  | 'tooLong'
  | 'invalid'
  | 'choice'
  | 'hits'
  | 'decisions'
  | 'caution'
  | 'margin'
  | 'value'

const number = (error: ConfigurationError, { min, max }: { min: number; max: number }) =>
  z.coerce.number(error).min(min, error).max(max, error)

/** Settings with their name, as a form sends them. A box that is not ticked sends nothing. */
export const configurationFormSchema = z.object({
  name: typedName(longest.name),
  prompt: z.enum(promptNames, 'choice'),
  writer: z.enum(writerNames, 'choice'),
  model: typedLine(longestModelName)
    .pipe(z.union([z.literal(''), answerSettingsSchema.shape.model.unwrap().unwrap()], 'invalid'))
    .transform((name) => name || null),
  hits: number('hits', passageLimits.hits).int('hits'),
  decisions: number('decisions', passageLimits.decisions).int('decisions'),
  onPoint: z
    .literal('on')
    .optional()
    .transform((ticked) => ticked === 'on'),
  caution: number('caution', passageLimits.caution),
})
export type ConfigurationForm = z.infer<typeof configurationFormSchema>

const shares = canaryShares.map(String) as [string, ...string[]]
export const moveFormSchema = z.object({
  configuration: z.uuid('choice'),
  label: z.enum(configurationLabels, 'choice'),
  /** Read for a canary and a shadow alone: production is everybody. */
  share: z.enum(shares, 'choice').transform(Number),
})
export type MoveForm = z.infer<typeof moveFormSchema>

export const labelSchema = z.object({ label: z.enum(configurationLabels) })

export const gateFormSchema = z
  .object({
    dataset: z.uuid('choice'),
    metric: z.enum(comparedMetrics, 'choice'),
    margin: number('margin', gateMargins),
    slice: z
      .union([z.literal(''), z.enum(sliceNames)], 'choice')
      .transform((slice) => slice || null),
    value: typedLine(longest.tag).transform((value) => value || null),
  })
  .refine(({ slice, value }) => (slice === null) === (value === null), {
    path: ['value'],
    message: 'value',
  })
export type GateForm = z.infer<typeof gateFormSchema>

export const gateSchema = z.object({ gate: z.uuid() })

/** Settings that were kept before one was added have its usual value. */
const settings: z.ZodType<AnswerSettings> = answerSettingsSchema

export const configurationSchema = z.object({
  id: z.uuid(),
  no: z.number().int(),
  name: z.string(),
  settings,
  hash: z.string(),
  created_at: z.string(),
})
export type Configuration = z.infer<typeof configurationSchema>

export const moveSchema = z.object({
  id: z.number().int(),
  label: z.enum(configurationLabels),
  act: z.enum(moveActs),
  name: z.string().nullable(),
  settings: settings.nullable(),
  hash: z.string().nullable(),
  share: z.number().nullable(),
  moved_at: z.string(),
})
export type Move = z.infer<typeof moveSchema>

/** A gate with what the newest experiment says of one configuration. */
export const gateRowSchema = z.object({
  id: z.uuid(),
  dataset: z.string(),
  metric: z.enum(comparedMetrics),
  slice: z.enum(sliceNames).nullable(),
  value: z.string().nullable(),
  margin: z.number(),
  items: z.number().nullable(),
  difference: z.number().nullable(),
  low: z.number().nullable(),
  outcome: z.enum(['passed', 'lost', 'unproven', 'unmeasured']),
})
export type Gate = z.infer<typeof gateRowSchema>

export const shadowSummarySchema = z.object({
  hash: z.string(),
  runs: z.number().int(),
  since: z.string(),
  same: z.number(),
  shared: z.number().nullable(),
  answered: z.number().int(),
  shadowAnswered: z.number().int(),
  ms: z.number(),
  shadowMs: z.number(),
})
export type ShadowSummary = z.infer<typeof shadowSummarySchema>
