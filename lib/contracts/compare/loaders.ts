import 'server-only'
import { requireAccess } from '@/lib/auth/loaders'
import { readDocuments } from '@/lib/documents/data'
import { mimeOf } from '@/lib/documents/document-kind'
import { userClient } from '@/lib/supabase/clients'
import type { VersionChoice } from './types'

const word = mimeOf('docx')

/** One's own documents, the newest first. Leads a visitor to the log-in. */
export async function loadVersions(): Promise<VersionChoice[]> {
  await requireAccess('contractComparison', '/contract-comparison')
  const documents = await readDocuments(await userClient())
  return documents
    .filter(({ trashed_at, mime }) => trashed_at === null && !mime.startsWith('image/'))
    .map(({ id, name, mime }) => ({ id, name, isWord: mime === word }))
}
