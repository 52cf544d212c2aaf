import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db } from '@/lib/supabase/types'
import {
  type ListedVersion,
  listedVersionSchema,
  type OrganizationTemplate,
  organizationTemplateSchema,
  type TemplateVersion,
  templateUseSchema,
  templateVersionSchema,
} from './schema'

// Read with the person's own session: the policies show nobody the templates of an organisation they are not in.

const columns = 'id, organization_id, name, body, rev, current_no, updated_at'
const versionColumns = 'id, template_id, organization_id, no, name, body, published_at'

const listedTemplateSchema = z.object({
  id: z.uuid(),
  organization_id: z.uuid(),
  name: z.string(),
  about: z.string().nullable(),
  current_no: z.number().int().nullable(),
})
export type ListedTemplate = z.infer<typeof listedTemplateSchema>

/** By name, without their documents. @throws AppError `unavailable` */
export async function readOrganizationTemplates(db: Db): Promise<ListedTemplate[]> {
  const read = await db
    .from('organization_templates')
    .select('id, organization_id, name, about:body->>about, current_no')
    .order('name')
    .order('id')
    .limit(1000)
  return z.array(listedTemplateSchema).parse(unwrapResult(read))
}

/** Null when there is none of that id in an organisation of one's own. @throws AppError `unavailable` */
export async function readOrganizationTemplate(
  db: Db,
  id: string,
): Promise<OrganizationTemplate | null> {
  const read = await db.from('organization_templates').select(columns).eq('id', id).maybeSingle()
  return organizationTemplateSchema.nullable().parse(unwrapResult(read))
}

/** What was published of a template, the newest first, without the documents. @throws AppError `unavailable` */
export async function readTemplateVersions(db: Db, template: string): Promise<ListedVersion[]> {
  const read = await db
    .from('organization_template_versions')
    .select('id, template_id, no, name, published_at')
    .eq('template_id', template)
    .order('no', { ascending: false })
    .limit(500)
  return z.array(listedVersionSchema).parse(unwrapResult(read))
}

/** Null when there is none of that id in an organisation of one's own. @throws AppError `unavailable` */
export async function readTemplateVersion(db: Db, id: string): Promise<TemplateVersion | null> {
  const read = await db
    .from('organization_template_versions')
    .select(versionColumns)
    .eq('id', id)
    .maybeSingle()
  return templateVersionSchema.nullable().parse(unwrapResult(read))
}

/** How many documents were written from each version. @throws AppError `unavailable` */
export async function readTemplateUses(
  db: Db,
  versions: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (versions.length === 0) return new Map()
  const read = await db
    .from('organization_template_uses')
    .select('version_id, uses')
    .in('version_id', [...versions])
  const uses = new Map<string, number>()
  for (const { version_id: id, uses: count } of z
    .array(templateUseSchema)
    .parse(unwrapResult(read)))
    uses.set(id, (uses.get(id) ?? 0) + count)
  return uses
}

/** Of these versions the one that this person has answered last and not finished. @throws AppError `unavailable` */
export async function readBegunVersion(
  db: Db,
  versions: readonly string[],
): Promise<string | null> {
  if (versions.length === 0) return null
  const read = await db
    .from('template_drafts')
    .select('template')
    .in('template', [...versions])
    .order('updated_at', { ascending: false })
    .limit(1)
  return z.array(z.object({ template: z.string() })).parse(unwrapResult(read))[0]?.template ?? null
}
