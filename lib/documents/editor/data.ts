import 'server-only'
import { z } from 'zod'
import { documentSchema } from '@/lib/documents/schema'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db } from '@/lib/supabase/types'
import {
  contentJsonSchema,
  type DocumentVersion,
  versionContentSchema,
  versionSchema,
  type Written,
} from './schema'

// Everything is read with the person's own session: the policies show nobody another's.

const documentColumns =
  'id, folder_id, name, category, mime, bytes, created_at, updated_at, state, sha256, trashed_at, is_starred, tags'
const rowSchema = z.object({
  rev: z.number().int(),
  content: contentJsonSchema,
  base: contentJsonSchema.nullable(),
  updated_at: z.iso.datetime({ offset: true }),
  dropped: z.array(z.string()),
})

/** A document that is written here, with its content; null when there is none of that id among one's own. */
export async function readWritten(db: Db, id: string): Promise<Written | null> {
  const [found, content] = await Promise.all([
    db.from('documents').select(documentColumns).eq('id', id).maybeSingle(),
    db
      .from('document_contents')
      .select('rev, content, base, updated_at, dropped')
      .eq('document_id', id)
      .maybeSingle(),
  ])
  const document = documentSchema.nullable().parse(unwrapResult(found))
  const row = rowSchema.nullable().parse(unwrapResult(content))
  if (!document || !row) return null
  const { updated_at: updatedAt, ...rest } = row
  return { document, ...rest, updatedAt }
}

const versionColumns =
  'no, author_name, reason, restored_no, name, note, sha256, created_at, updated_at'

/** The versions of one's own document, the newest first. */
export async function readVersions(db: Db, id: string): Promise<DocumentVersion[]> {
  const found = await db
    .from('document_versions')
    .select(versionColumns)
    .eq('document_id', id)
    .order('no', { ascending: false })
    .limit(500)
  return z.array(versionSchema).parse(unwrapResult(found))
}

export async function readVersion(db: Db, id: string, no: number) {
  const found = await db
    .from('document_versions')
    .select(`${versionColumns}, content`)
    .eq('document_id', id)
    .eq('no', no)
    .maybeSingle()
  return versionContentSchema.nullable().parse(unwrapResult(found))
}

/** The newest copy that was made of a file of one's own; null when there is none. */
export async function readCopyOf(db: Db, source: string): Promise<string | null> {
  const found = await db
    .from('document_contents')
    .select('document_id')
    .eq('source_id', source)
    .order('updated_at', { ascending: false })
    .limit(1)
  const rows = z.array(z.object({ document_id: z.uuid() })).parse(unwrapResult(found))
  return rows[0]?.document_id ?? null
}
