import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { ServiceDb } from '@/lib/supabase/types'
import { tracesAPage } from './constants'
import { traceReader } from './data'
import type { HolderTraces, HolderTracesQuery } from './holder-schema'
import { type Trace, traceRowSchema } from './schema'

const columns =
  `id, origin, name, startedAt:started_at, durationMs:duration_ms, status, outcome, confidence, support,
  scope, model, trace_texts(question)` as const
const storedSchema = z
  .looseObject({ trace_texts: z.object({ question: z.string() }).nullable() })
  .transform(({ trace_texts: texts, ...row }) =>
    traceRowSchema.parse({ ...row, question: texts?.question ?? '' }),
  )

/** Traces of whom a key belongs to, the newest first. @throws AppError `unavailable` */
export async function listHolderTraces(
  service: ServiceDb,
  holder: string,
  { status, outcome, since, until, page }: HolderTracesQuery,
): Promise<HolderTraces> {
  let rows = service.from('traces').select(columns).eq('user_id', holder)
  if (status) rows = rows.eq('status', status)
  if (outcome) rows = rows.eq('outcome', outcome)
  if (since) rows = rows.gte('started_at', since)
  if (until) rows = rows.lt('started_at', until)
  const from = (page - 1) * tracesAPage
  const read = await rows
    .order('started_at', { ascending: false })
    .order('id')
    .range(from, from + tracesAPage)
  const traces = z.array(storedSchema).parse(unwrapResult(read))
  return { traces: traces.slice(0, tracesAPage), page, hasMore: traces.length > tracesAPage }
}

/** Null when there is none of that id among the holder's. @throws AppError `unavailable` */
export async function readHolderTrace(
  service: ServiceDb,
  holder: string,
  id: string,
): Promise<Trace | null> {
  const trace = await traceReader(service, holder).read(id)
  return trace?.isOwn ? trace : null
}
