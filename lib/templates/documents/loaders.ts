import 'server-only'
import { sitePages } from '@/lib/site-pages'
import { userClient } from '@/lib/supabase/clients'
import { organizationFormPath } from '@/lib/templates/organization/constants'
import { readTemplateVersion } from '@/lib/templates/organization/data'
import { templateById } from '@/lib/templates/templates'
import { readTemplateDocument } from './data'

/** Where the answers are that a document of one's own was written from; null when it is of no template. */
export async function loadAnswersPath(document: string): Promise<string | null> {
  const db = await userClient()
  const id = (await readTemplateDocument(db, document))?.template
  if (!id) return null
  const query = `?document=${document}`
  if (templateById(id)) return `${sitePages.templates.path}/${id}${query}`
  // An organisation's may have been deleted, or one may have left it.
  const version = await readTemplateVersion(db, id)
  return version && `${organizationFormPath(version.template_id)}${query}`
}
