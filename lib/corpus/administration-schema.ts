import { z } from 'zod'
import { courtLevels } from '@/lib/korean-law/constants'

/** Where the texts come from when the administration asks for a refresh. */
const refreshSources = ['configured', 'official', 'starter', 'none'] as const
export type RefreshSource = (typeof refreshSources)[number]

const importOutcomes = [
  'running',
  /** Its process was killed; starting again goes on where it stopped. */
  'interrupted',
  'done',
  /** Done with what could be read: a source ended before its end, or could not be used. */
  'incomplete',
  'failed',
  'cancelled',
] as const
export type ImportOutcome = (typeof importOutcomes)[number]

const importStages = ['read', 'graph', 'index', 'done'] as const

const stamp = z.iso.datetime({ offset: true })
const count = z.number().int().nonnegative()

export const importStateSchema = z.object({
  id: z.number().int(),
  /** Names of folders, files or addresses, without what could sign in to them. */
  source: z.string(),
  startedAt: stamp,
  endedAt: stamp.nullable(),
  outcome: z.enum(importOutcomes),
  cancelAsked: z.boolean(),
  stage: z.enum(importStages),
  /** Of the stage it is in. */
  progress: z
    .object({
      done: count,
      total: count.nullable(),
      fraction: z.number().nullable(),
      rate: z.number(),
      secondsLeft: z.number().nullable(),
    })
    .nullable(),
  /** Files by what became of them. */
  counts: z.object({ decisions: count, laws: count, unchanged: count, bad: count }),
  badFiles: z.array(z.object({ path: z.string(), reason: z.string() })),
  failures: z.array(z.object({ fault: z.string(), message: z.string() })),
})
export type ImportState = z.infer<typeof importStateSchema>

export const refreshStateSchema = z.object({
  source: z.enum(refreshSources),
  /** The newest import, from the administration or the command line; null before the first. */
  latest: importStateSchema.nullable(),
})
export type RefreshState = z.infer<typeof refreshStateSchema>

const refreshOutcomes = ['started', 'running', 'noSource', 'failed'] as const
export type RefreshOutcome = (typeof refreshOutcomes)[number]

export const refreshStartSchema = z.object({
  outcome: z.enum(refreshOutcomes),
  state: refreshStateSchema,
})
export type RefreshStart = z.infer<typeof refreshStartSchema>

export const refreshCancelSchema = z.object({
  outcome: z.enum(['asked', 'idle']),
  state: refreshStateSchema,
})
export type RefreshCancel = z.infer<typeof refreshCancelSchema>

export const corpusStateSchema = z.object({
  counts: z.object({
    decisions: count,
    /** Statutes in their current edition. */
    laws: count,
    articles: count,
    byLevel: z.array(z.object({ level: z.enum(courtLevels), count })),
    /** Year of the judgment, or the one its number names; null where neither is known. */
    byYear: z.array(z.object({ year: z.number().int().nullable(), count })),
  }),
  index: z.object({
    engine: z.enum(['index', 'opensearch']),
    version: z.string(),
    decisions: count,
    articles: count,
    builtAt: stamp.nullable(),
    bytes: count.nullable(),
  }),
  service: z.object({ startedAt: stamp, memoryBytes: count, databaseMs: z.number() }),
  imports: z.array(importStateSchema),
  refresh: refreshStateSchema,
})
export type CorpusState = z.infer<typeof corpusStateSchema>
