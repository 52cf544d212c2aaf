import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { UserDb } from '@/lib/supabase/types'
import { type ListedSource, listedSourceSchema } from './schema'

/** What one looked at, the last first. @throws AppError `unavailable` */
export async function readViewed(
  db: UserDb,
  userId: string,
  count: number,
): Promise<ListedSource[]> {
  const read = await db
    .from('viewed_sources')
    .select('path, citation, name')
    .eq('user_id', userId)
    .order('viewed_at', { ascending: false })
    .order('id')
    .limit(count)
  return z.array(listedSourceSchema).parse(unwrapResult(read))
}

/** Whether what one looks at is kept; it is, until one switches it off. */
export async function keepsHistory(db: UserDb, userId: string): Promise<boolean> {
  const read = await db
    .from('viewing_choices')
    .select('keeps_history')
    .eq('user_id', userId)
    .maybeSingle()
  const choice = z.object({ keeps_history: z.boolean() }).nullable().parse(unwrapResult(read))
  return choice?.keeps_history ?? true
}
