import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { Json, ServiceDb } from '@/lib/supabase/types'
import { newTraceSchema } from './schema'
import { scrubTrace } from './scrub-trace'
import type { TraceWriter } from './types'

/** @param service nobody may write traces with a session: what they say of answers would be anybody's word */
export const traceWriter = (service: ServiceDb): TraceWriter => ({
  async write(user, traces) {
    if (traces.length === 0) return 0
    const rows = traces.map((trace) => newTraceSchema.parse(scrubTrace(trace)))
    const written = await service.rpc('write_traces', {
      p_user: user as string,
      p_traces: JSON.parse(JSON.stringify(rows)) as Json,
    })
    return z.number().parse(unwrapResult(written))
  },
})

/**
 * Of traces from before, keeps a share and all that went wrong.
 * @param share from 0 to 1
 * @returns how many went
 */
export async function thinTraces(service: ServiceDb, before: Date, share: number): Promise<number> {
  const gone = await service.rpc('thin_traces', {
    p_before: before.toISOString(),
    p_share: share,
  })
  return z.number().parse(unwrapResult(gone))
}

/** @returns how many */
export async function deleteOldTraces(service: ServiceDb, before: Date): Promise<number> {
  const gone = await service.rpc('delete_old_traces', { p_before: before.toISOString() })
  return z.number().parse(unwrapResult(gone))
}
