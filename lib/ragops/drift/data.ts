import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { UserDb } from '@/lib/supabase/types'
import { tracePath } from '@/lib/traces/constants'
import { type StaleSource, staleSourceSchema } from './schema'

// Read with the person's own session: the policies show nobody another's.

/** Questions of a dataset whose article changed or whose decision seems overruled. @throws AppError `unavailable` */
export async function readStaleItems(db: UserDb, dataset: string): Promise<StaleSource[]> {
  const read = await db.rpc('list_stale_items', { p_dataset: dataset })
  return z.array(staleSourceSchema).parse(unwrapResult(read))
}

/** The same of one's own answers. @throws AppError `unavailable` */
export async function readStaleAnswers(db: UserDb): Promise<StaleSource[]> {
  const rows = z
    .array(staleSourceSchema.extend({ trace: z.uuid() }))
    .parse(unwrapResult(await db.rpc('list_stale_answers')))
  return rows.map(({ trace, ...rest }) => ({ ...rest, href: tracePath(trace) }))
}
