import 'server-only'
import type { DescribedSource } from '@/lib/saved/describe-source'
import { unwrapResult } from '@/lib/supabase/result'
import type { UserDb } from '@/lib/supabase/types'

/** Notes that one looked at a source, unless one switched that off. @throws AppError `unavailable` */
export async function recordView(db: UserDb, source: DescribedSource): Promise<void> {
  const { kind, reference, path, citation, name } = source
  unwrapResult(
    await db.rpc('record_view', {
      p_kind: kind,
      p_reference: reference,
      p_path: path,
      p_citation: citation,
      p_name: name.slice(0, 1000),
    }),
  )
}

/** Forgets what one looked at. @throws AppError `unavailable` */
export async function clearHistory(db: UserDb, userId: string): Promise<void> {
  unwrapResult(await db.from('viewed_sources').delete().eq('user_id', userId))
}

/** Switches the history on or off; off also forgets what was kept. @throws AppError `unavailable` */
export async function chooseHistory(db: UserDb, keep: boolean): Promise<void> {
  unwrapResult(await db.rpc('keep_viewing_history', { p_keep: keep }))
}
