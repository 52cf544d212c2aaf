import { z } from 'zod'
import { comparedMetrics, metricNames, sliceNames } from '@/lib/ragops/dataset-schema'

const comparison = z.object({
  items: z.number(),
  clusters: z.number(),
  before: z.number(),
  after: z.number(),
  difference: z.number(),
  low: z.number(),
  high: z.number(),
  p: z.number(),
  verdict: z.enum(['better', 'worse', 'equal', 'too-few-items']),
})
const place = { slice: z.enum(sliceNames), value: z.string() }
const measure = z.object({
  mean: z.number(),
  low: z.number(),
  high: z.number(),
  items: z.number().int(),
})
export type Measure = z.infer<typeof measure>

/** What an experiment found, as it is kept with it. */
export const reportSchema = z.object({
  items: z.number().int(),
  failed: z.number().int(),
  /** Questions for which anything was found. */
  answered: z.number().int(),
  /** Without what failed; null where everything did. */
  latency: z.object({ p50: z.number(), p95: z.number() }).nullable(),
  measures: z.partialRecord(z.enum(metricNames), measure),
  /** By what items are grouped by, the largest first. */
  groups: z.array(
    z.object({
      ...place,
      items: z.number().int(),
      means: z.partialRecord(z.enum(metricNames), z.number()),
    }),
  ),
  /** With the baseline; null without one. */
  compared: z
    .partialRecord(
      z.enum(comparedMetrics),
      z.object({
        overall: comparison,
        slices: z.array(comparison.extend(place)),
        small: z.array(z.object({ ...place, items: z.number().int() })),
        counts: z.object({
          better: z.number().int(),
          worse: z.number().int(),
          equal: z.number().int(),
        }),
      }),
    )
    .nullable(),
})
export type ExperimentReport = z.infer<typeof reportSchema>
