import 'server-only'
import { z } from 'zod'
import { requirePermission } from '@/lib/auth/require-permission'
import { AppError } from '@/lib/errors'
import { userClient } from '@/lib/supabase/clients'
import type { TemplateGuide } from './guide'
import { koreanTemplate } from './korean-template'
import { compileTemplate } from './organization/compile-template'
import { readTemplateVersion } from './organization/data'
import { countUse } from './organization/mutations'
import { templateById } from './templates'
import type { Template } from './types'

/**
 * The template that a document is written from: one of the product's, or a version of an organisation's of one's
 * own, of which the document is counted.
 * @param id of the template, or of the version
 * @throws AppError `notFound`; `unauthorized` or `forbidden` for whoever may not fill it in
 */
export async function openTemplate(
  id: string,
): Promise<{ template: Template; guide: TemplateGuide }> {
  if (templateById(id) || !z.uuid().safeParse(id).success) return koreanTemplate(id)
  await requirePermission('session')
  const db = await userClient()
  const version = await readTemplateVersion(db, id)
  if (!version) throw new AppError('notFound')
  const used = await countUse(db, id)
  if (!used.ok) throw new AppError(used.reason === 'forbidden' ? 'forbidden' : 'notFound')
  return compileTemplate(version.id, version.name, version.body)
}
