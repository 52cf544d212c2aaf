import { z } from 'zod'
import { passageOptionsSchema } from '@/lib/corpus/passage-schema'
import { promptNames, writerNames } from './names'

const options = passageOptionsSchema.shape

/** What an answer is made with: everything here is read by a stage of the chat, and nothing else can be configured. */
export const answerSettingsSchema = z.object({
  prompt: z.enum(promptNames).default('answer-v1'),
  writer: z.enum(writerNames).default('model'),
  /** At the endpoint that is set; null: the model that is set with it. */
  model: z
    .string()
    .regex(/^[\w.:/@-]{1,120}$/)
    .nullable()
    .default(null),
  hits: options.hits,
  decisions: options.decisions,
  onPoint: options.onPoint,
  caution: options.caution,
})
export type AnswerSettings = z.infer<typeof answerSettingsSchema>
export const builtInSettings: AnswerSettings = answerSettingsSchema.parse({})

/** As traces name the settings that nobody has configured. */
export const builtIn = 'built-in'
/** As traces and pages name a configuration. */
export const shortHash = (hash: string | null): string => hash?.slice(0, 12) ?? builtIn

const labelled = z.object({
  hash: z.string(),
  settings: answerSettingsSchema,
  share: z.number().nullable(),
})
export type Labelled = z.infer<typeof labelled>

/** What the labels are on; one that is missing is on nothing. */
export const inForceSchema = z.object({
  production: labelled.optional(),
  canary: labelled.optional(),
  shadow: labelled.optional(),
})
export type InForce = z.infer<typeof inForceSchema>
