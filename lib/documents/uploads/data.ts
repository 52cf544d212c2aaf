import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db } from '@/lib/supabase/types'
import { type OpenUpload, uploadSchema } from './schema'

// Everything is read with the person's own session: the policies show nobody another's.

const columns = 'id, folder_id, name, category, bytes, sha256, part_bytes, received'
const storedSchema = uploadSchema.extend({ document_id: z.uuid().nullable() })

/** What has not come to its end, the last one first. @throws AppError `unavailable` */
export async function readOpenUploads(db: Db): Promise<OpenUpload[]> {
  const found = await db
    .from('document_uploads')
    .select(columns)
    .is('document_id', null)
    .order('updated_at', { ascending: false })
  return z.array(uploadSchema).parse(unwrapResult(found))
}

/** One upload, with the document that came of it; null when there is none of that id among one's own. */
export async function readUpload(
  db: Db,
  id: string,
): Promise<(OpenUpload & { document_id: string | null }) | null> {
  const found = await db
    .from('document_uploads')
    .select(`${columns}, document_id`)
    .eq('id', id)
    .maybeSingle()
  return storedSchema.nullable().parse(unwrapResult(found))
}
