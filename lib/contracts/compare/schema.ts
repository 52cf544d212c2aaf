import { z } from 'zod'
import { workerClientSchema } from '@/lib/ask-worker-schema'
import { contractTypes, findingKinds, severities, standpoints } from '@/lib/contracts/constants'
import { refusals } from '@/lib/documents/read/read-refusal'
import { routing } from '@/lib/i18n/routing'
import { localeSchema } from '@/lib/i18n/schema'
import { changeSubjects } from './types'

/** Of each file, because two of them and more go to the worker at once. */
export const largestVersion = 5 * 1024 * 1024

/** What makes a version that cannot be compared. */
const versionProblems = [
  ...refusals,
  'password',
  'noText',
  'busy',
  'empty',
  'tooLong',
  'tooLarge',
  'missing',
  'notWord',
] as const
export type VersionProblem = (typeof versionProblems)[number]

const sides = ['before', 'after'] as const
export type Side = (typeof sides)[number]

/** A version as its reader names it: pasted words, or a document of the library. */
export const chosenVersionSchema = z.union([
  z.object({ document: z.uuid() }),
  z.object({
    text: z.string().transform((text) => text.replaceAll('\u0000', '').replace(/\r\n?/g, '\n')),
  }),
])
export type ChosenVersion = z.infer<typeof chosenVersionSchema>

export const comparisonRequestSchema = z.object({
  type: z.enum(contractTypes),
  side: z.enum(standpoints),
  before: chosenVersionSchema,
  after: chosenVersionSchema,
  locale: localeSchema,
})

/** A version as the worker reads it. */
export const versionSchema = z.union([
  z.object({ base64: z.base64() }),
  z.object({ text: z.string() }),
])
export type Version = z.infer<typeof versionSchema>

export const compareTaskSchema = z.object({
  client: workerClientSchema,
  type: z.enum(contractTypes),
  standpoint: z.enum(standpoints),
  before: versionSchema,
  after: versionSchema,
})
export type CompareTask = z.infer<typeof compareTaskSchema>

export const redlineTaskSchema = z.object({
  client: workerClientSchema,
  before: z.object({ base64: z.base64() }),
  after: versionSchema,
  author: z.string().max(100),
})
export type RedlineTask = z.infer<typeof redlineTaskSchema>

const placeSchema = z.object({
  label: z.string(),
  title: z.string(),
  start: z.number(),
  end: z.number(),
})
const findingSchema = z.object({
  ruleId: z.string(),
  kind: z.enum(findingKinds),
  topic: z.string(),
  severity: z.enum(severities),
  clause: z.string().nullable(),
  quote: z.string().nullable(),
  start: z.number().nullable(),
  end: z.number().nullable(),
  articles: z.array(z.string()),
  details: z.record(z.string(), z.string()),
})
export const comparisonSchema = z.object({
  clauses: z.array(
    z.object({
      change: z.enum(['same', 'changed', 'added', 'removed', 'split', 'merged']),
      isMoved: z.boolean(),
      before: z.array(placeSchema),
      after: z.array(placeSchema),
      pieces: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
      isRewritten: z.boolean(),
    }),
  ),
  weighty: z.array(
    z.object({
      subject: z.enum(changeSubjects),
      clause: z.number().int(),
      before: z.string(),
      after: z.string(),
    }),
  ),
  newFindings: z.array(findingSchema),
  solvedFindings: z.array(findingSchema),
})

const refusedSchema = z.object({
  state: z.literal('refused'),
  side: z.enum(sides),
  reason: z.enum(versionProblems),
})
export const compareAnswerSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('ready'), comparison: comparisonSchema }),
  refusedSchema,
])
export type CompareAnswer = z.infer<typeof compareAnswerSchema>
export const redlineAnswerSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('ready'), base64: z.base64() }),
  refusedSchema,
])
export type RedlineAnswer = z.infer<typeof redlineAnswerSchema>

/** A finding as the page shows it, with its reason in Korean. */
export const shownFindingSchema = findingSchema
  .pick({ kind: true, severity: true, clause: true, quote: true })
  .extend({
    name: z.string(),
    why: z.string(),
    whyLanguage: z.enum(routing.locales),
    articles: z.array(z.string()),
  })
export type ShownFinding = z.infer<typeof shownFindingSchema>
export const shownComparisonSchema = comparisonSchema
  .omit({ newFindings: true, solvedFindings: true })
  .extend({
    newFindings: z.array(shownFindingSchema),
    solvedFindings: z.array(shownFindingSchema),
  })
export type ShownComparison = z.infer<typeof shownComparisonSchema>
