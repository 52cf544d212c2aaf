import 'server-only'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db } from '@/lib/supabase/types'

/** Has a document of one's own read once more. @returns whether there is one */
export async function readAgain(db: Db, document: string): Promise<boolean> {
  return unwrapResult(await db.rpc('read_my_document', { p_document: document })) === true
}
