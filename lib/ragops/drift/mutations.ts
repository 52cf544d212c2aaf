import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { UserDb } from '@/lib/supabase/types'

/** Says that one has looked at it. @returns false where there is none of one's own that waits */
export async function settleStale(db: UserDb, id: string): Promise<boolean> {
  return z.boolean().parse(unwrapResult(await db.rpc('settle_stale_source', { p_id: id })))
}
