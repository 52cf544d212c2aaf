import { fail } from '@/lib/api'
import { askForKey, respondOpen } from '@/lib/api-keys/respond-open'
import { createDayCounter } from '@/lib/day-counter'
import { entitlements } from '@/lib/entitlements'
import { AppError } from '@/lib/errors'
import { untilNextKoreanDay } from '@/lib/korean-time'
import { serviceClient } from '@/lib/supabase/service-client'
import { traceWriter } from '@/lib/traces/mutations'
import { writeProtobufAnswer } from '@/lib/traces/otlp/protobuf'
import { protobufType, readTraceRequest, sendsProtobuf } from '@/lib/traces/otlp/read-request'
import type { OtlpAnswer } from '@/lib/traces/otlp/wire-schema'

const spansToday = createDayCounter('spans.day')

/** Takes traces of other people's programs, by a key that may write them. */
export const POST = (request: Request): Promise<Response> =>
  respondOpen(request, 'traces:write', async (holder) => {
    if (!holder) return askForKey()
    const now = new Date()
    const { traces, rejected, problems } = await readTraceRequest(request, now)
    const spans = traces.reduce((sum, trace) => sum + trace.spans.length, 0)
    const most = entitlements[holder.plan].spansADay
    if (spans > 0 && !(await spansToday.take(holder.userId, most, now, spans)).allowed) {
      const details = { limit: 'day', spans: most }
      return fail(new AppError('rateLimit', { details }).toBody(), {
        'retry-after': String(Math.ceil(untilNextKoreanDay(now) / 1000)),
      })
    }
    await traceWriter(serviceClient()).write(holder.userId, traces)
    const answer: OtlpAnswer =
      rejected === 0
        ? {}
        : { partialSuccess: { rejectedSpans: String(rejected), errorMessage: problems.join('; ') } }
    if (!sendsProtobuf(request)) return Response.json(answer)
    const body = new Uint8Array(writeProtobufAnswer(answer))
    return new Response(body, { headers: { 'content-type': protobufType } })
  })
