import 'server-only'
import { userClient } from '@/lib/supabase/clients'
import { readTemplateDocument } from './data'

/** Of which template a document of one's own was written; null when of none. */
export async function loadTemplateOf(document: string): Promise<string | null> {
  return (await readTemplateDocument(await userClient(), document))?.template ?? null
}
