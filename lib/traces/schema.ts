import { z } from 'zod'
import { locales } from '@/lib/i18n/routing'
import {
  longest,
  mostPassages,
  outcomes,
  sourceTypes,
  spanKinds,
  traceOrigins,
  traceStatuses,
} from './constants'

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))
export const traceIdSchema = hex(16)
export const spanIdSchema = hex(8)
const stamp = z.iso.datetime({ offset: true })
const share = z.number().min(0).max(1).nullable()
const tokens = z.number().int().nonnegative().max(1_000_000_000).nullable()
const model = z.string().max(120).nullable()

/** What is kept of a step beside its times: words, figures and lists of them, by name. */
export const attributesSchema = z.record(
  z.string(),
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(z.union([z.string(), z.number(), z.boolean()])),
  ]),
)
export type Attributes = z.infer<typeof attributesSchema>

const spanFields = {
  spanId: spanIdSchema,
  parentId: spanIdSchema.nullable(),
  kind: z.enum(spanKinds),
  name: z.string().min(1).max(longest.name),
  startedAt: stamp,
  endedAt: stamp,
  status: z.enum(traceStatuses),
  model,
  inputTokens: tokens,
  outputTokens: tokens,
  attributes: attributesSchema,
}
export const spanSchema = z.object(spanFields)
export type Span = z.infer<typeof spanSchema>

/** A passage that a span found, by its rank. */
export const tracePassageSchema = z.object({
  spanId: spanIdSchema,
  rank: z.number().int().min(1).max(mostPassages),
  sourceType: z.enum(sourceTypes),
  sourceId: z.string().max(longest.label),
  label: z.string().max(longest.label),
  href: z.string().nullable(),
  score: z.number().nullable(),
  /** Whether the answer names it; null where nothing says. */
  used: z.boolean().nullable(),
  excerpt: z.string().max(longest.excerpt).nullable(),
})
export type TracePassage = z.infer<typeof tracePassageSchema>

const head = {
  origin: z.enum(traceOrigins),
  name: z.string().min(1).max(longest.name),
  startedAt: stamp,
  status: z.enum(traceStatuses),
  outcome: z.enum(outcomes).nullable(),
  /** How likely it is that the sources answer the question. */
  confidence: share,
  /** Share of the sentences that were found in the sources. */
  support: share,
  scope: z.string().max(80).nullable(),
  model,
}
const figures = {
  locale: z.enum(locales).nullable(),
  inputTokens: tokens,
  outputTokens: tokens,
  /** KRW; null where no price is set. */
  cost: z.number().nonnegative().nullable(),
  versions: z.record(z.string().max(40), z.string().max(120)),
}

/** A trace as it is written. */
export const newTraceSchema = z.object({
  ...head,
  ...figures,
  traceId: traceIdSchema,
  endedAt: stamp,
  /** The message of the chat that it is of. */
  answer: z.uuid().nullable(),
  question: z.string().max(longest.question),
  answerText: z.string().max(longest.answer),
  spans: z.array(spanSchema).min(1),
  passages: z.array(tracePassageSchema),
})
export type NewTrace = z.infer<typeof newTraceSchema>

/** A line of the list. */
export const traceRowSchema = z.object({
  ...head,
  id: z.uuid(),
  durationMs: z.number(),
  /** Empty where it is not the reader's to see. */
  question: z.string(),
})
export type TraceRow = z.infer<typeof traceRowSchema>

export const traceSchema = traceRowSchema.extend({
  ...figures,
  traceId: traceIdSchema,
  answerText: z.string(),
  /** Whether it is the reader's own. */
  isOwn: z.boolean(),
  spans: z.array(spanSchema),
  passages: z.array(tracePassageSchema),
})
export type Trace = z.infer<typeof traceSchema>

const shownFigures = {
  traces: z.number().int(),
  p50: z.number().nullable(),
  p95: z.number().nullable(),
  answered: z.number().int(),
  /** Those that say what came of them. */
  told: z.number().int(),
  /** The mean share of sentences found in the sources. */
  support: z.number().nullable(),
  /** In KRW; null where no price is known. */
  cost: z.number().nullable(),
  up: z.number().int(),
  down: z.number().int(),
}
export const traceDaySchema = z.object({ day: z.iso.date(), ...shownFigures })
export type TraceDay = z.infer<typeof traceDaySchema>

/** What came of the answers of one version; the cost is that of one answer. */
export const traceVersionSchema = z.object({
  versions: z.record(z.string(), z.string()),
  from: z.iso.date(),
  to: z.iso.date(),
  ...shownFigures,
})
export type TraceVersion = z.infer<typeof traceVersionSchema>

const empty = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(empty, schema.optional()).catch(undefined)

/** What narrows the list, as the address says it; what cannot be read narrows nothing. */
export const traceFilterSchema = z.object({
  text: optional(z.string().max(100)),
  name: optional(z.string().max(longest.name)),
  status: optional(z.enum(traceStatuses)),
  outcome: optional(z.enum(outcomes)),
  from: optional(z.iso.date()),
  to: optional(z.iso.date()),
  minMs: optional(z.coerce.number().nonnegative().max(86_400_000)),
  maxMs: optional(z.coerce.number().nonnegative().max(86_400_000)),
  minConfidence: optional(z.coerce.number().min(0).max(1)),
  maxConfidence: optional(z.coerce.number().min(0).max(1)),
})
export type TraceFilter = z.infer<typeof traceFilterSchema>
