import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db } from '@/lib/supabase/types'
import { type Job, jobSchema } from './schema'

const columns = 'id, kind, subject, state, progress, reason, created_at, finished_at'
const most = 500

/** Somebody's own jobs of one kind, the newest first; with their session. @throws AppError `unavailable` */
export async function readJobs(db: Db, kind: string, subjects?: readonly string[]): Promise<Job[]> {
  const all = db.from('jobs').select(columns).eq('kind', kind)
  const some = subjects ? all.in('subject', subjects) : all
  const read = await some.order('created_at', { ascending: false }).limit(most)
  return z.array(jobSchema).parse(unwrapResult(read))
}
