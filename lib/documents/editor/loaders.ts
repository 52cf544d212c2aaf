import 'server-only'
import { cache } from 'react'
import { loadSession } from '@/lib/auth/loaders'
import { readDocuments } from '@/lib/documents/data'
import { idSchema, type StoredDocument } from '@/lib/documents/schema'
import { userClient } from '@/lib/supabase/clients'
import { isWritten } from './constants'
import { readWritten } from './data'
import type { Written } from './schema'

/** A document of one's own that is written here; null when there is none of that id, or nobody is signed in. */
export const loadWritten = cache(async (id: string): Promise<Written | null> => {
  if (!(await loadSession())) return null
  return idSchema.safeParse(id).success ? readWritten(await userClient(), id) : null
})

/** A file of one's own; null when there is none of that id. */
export const loadFile = cache(async (id: string): Promise<StoredDocument | null> => {
  if (!(await loadSession()) || !idSchema.safeParse(id).success) return null
  return (await readDocuments(await userClient())).find((each) => each.id === id) ?? null
})

/** The editor as a page: the document that it opens with, and those that were written before. */
export async function loadEditorPage(
  asked: string | null,
): Promise<{ written: Written | null; documents: StoredDocument[] }> {
  const written = asked ? await loadWritten(asked) : null
  if (written) return { written, documents: [] }
  const documents = await readDocuments(await userClient())
  return {
    written: null,
    documents: documents.filter((each) => isWritten(each) && each.trashed_at === null).slice(0, 30),
  }
}
