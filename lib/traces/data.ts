import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db, Json } from '@/lib/supabase/types'
import { mostPassages, tracesAPage } from './constants'
import {
  spanSchema,
  traceDaySchema,
  tracePassageSchema,
  traceRowSchema,
  traceSchema,
  traceVersionSchema,
} from './schema'
import type { TraceReader } from './types'

const mostSpans = 1000

const traceColumns = `id, user_id, traceId:trace_id, origin, name, startedAt:started_at, durationMs:duration_ms, status,
  outcome, confidence, support, scope, locale, model, inputTokens:input_tokens, outputTokens:output_tokens, cost, versions`
const spanColumns = `spanId:span_id, parentId:parent_id, kind, name, startedAt:started_at, endedAt:ended_at, status,
  model, inputTokens:input_tokens, outputTokens:output_tokens, attributes`
const passageColumns =
  'spanId:span_id, rank, sourceType:source_type, sourceId:source_id, label, href, score, used, excerpt'

/** @param db with the session of whoever reads, whose policies decide what it shows */
export const traceReader = (db: Db, user: string): TraceReader => ({
  async list(of, filter, page) {
    const read = await db.rpc('list_traces', {
      p_of: of,
      p_filter: JSON.parse(JSON.stringify(filter)) as Json,
      p_offset: (page - 1) * tracesAPage,
      p_limit: tracesAPage,
    })
    const rows = z.array(traceRowSchema).parse(unwrapResult(read))
    return { traces: rows.slice(0, tracesAPage), hasMore: rows.length > tracesAPage }
  },

  async read(id) {
    const head = unwrapResult(
      await db.from('traces').select(traceColumns).eq('id', id).maybeSingle(),
    )
    if (head === null) return null
    const [texts, spans, passages] = await Promise.all([
      db.from('trace_texts').select('question, answerText:answer').eq('trace', id).maybeSingle(),
      db
        .from('trace_spans')
        .select(spanColumns)
        .eq('trace', id)
        .order('started_at')
        .limit(mostSpans),
      db
        .from('trace_passages')
        .select(passageColumns)
        .eq('trace', id)
        .order('rank')
        .limit(mostPassages),
    ])
    const { user_id: owner, ...rest } = z
      .looseObject({ user_id: z.string().nullable() })
      .parse(head)
    return traceSchema.parse({
      question: '',
      answerText: '',
      ...rest,
      ...(unwrapResult(texts) as object | null),
      isOwn: owner === user,
      spans: z.array(spanSchema).parse(unwrapResult(spans)),
      passages: z.array(tracePassageSchema).parse(unwrapResult(passages)),
    })
  },

  async days(of, { from, to }) {
    const read = await db.rpc('trace_days', { p_of: of, p_from: from, p_to: to })
    return z.array(traceDaySchema).parse(unwrapResult(read))
  },

  async versions(of, { from, to }) {
    const read = await db.rpc('trace_versions', { p_of: of, p_from: from, p_to: to })
    return z.array(traceVersionSchema).parse(unwrapResult(read))
  },
})
