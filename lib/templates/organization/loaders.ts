import 'server-only'
import { notFound } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { cache } from 'react'
import { z } from 'zod'
import { requireAccess } from '@/lib/auth/loaders'
import { readDocuments } from '@/lib/documents/data'
import { redirect } from '@/lib/i18n/navigation'
import { readOrganization, readOwnOrganizations } from '@/lib/organizations/data'
import { mayAdminister, mayContribute, mayRead } from '@/lib/organizations/role-rights'
import { userClient } from '@/lib/supabase/clients'
import { readTemplateDocument } from '@/lib/templates/documents/data'
import { organizationFormPath, organizationTemplatePath, organizationTrialPath } from './constants'
import {
  type ListedTemplate,
  readBegunVersion,
  readOrganizationTemplate,
  readOrganizationTemplates,
  readTemplateUses,
  readTemplateVersion,
  readTemplateVersions,
} from './data'
import type {
  ListedVersion,
  OrganizationTemplate,
  TemplateOrganization,
  TemplateVersion,
} from './schema'

export type OwnTemplates = {
  organizations: TemplateOrganization[]
  templates: ListedTemplate[]
}

/** The templates of the organisations that somebody is in. */
export async function loadOrganizationTemplates(): Promise<OwnTemplates> {
  const user = await requireAccess('organizationTemplates')
  const db = await userClient()
  const [organizations, templates] = await Promise.all([
    readOwnOrganizations(db, user.id),
    readOrganizationTemplates(db),
  ])
  return { organizations: organizations.filter(({ role }) => mayRead(role)), templates }
}

type OpenTemplate = { template: OrganizationTemplate; organization: TemplateOrganization }

/** One template and its organisation; for whoever is not in it there is none. */
async function openTemplate(id: string, path: string): Promise<OpenTemplate> {
  await requireAccess('organizationTemplates', path)
  const db = await userClient()
  const template = z.uuid().safeParse(id).success ? await readOrganizationTemplate(db, id) : null
  const organization = template ? await readOrganization(db, template.organization_id) : null
  if (!template || !organization) notFound()
  const { name, role } = organization
  return { template, organization: { id: organization.id, name, role } }
}

export type LoadedTemplate = OpenTemplate & {
  mayEdit: boolean
  mayDelete: boolean
  versions: (ListedVersion & { uses: number })[]
  /** Of one's own library: what a document can be taken from. */
  documents: { id: string; name: string }[]
}

/** One template with what its page shows. */
export const loadOrganizationTemplate = cache(async (id: string): Promise<LoadedTemplate> => {
  const { template, organization } = await openTemplate(id, organizationTemplatePath(id))
  const mayEdit = mayContribute(organization.role)
  const db = await userClient()
  const [versions, documents] = await Promise.all([
    readTemplateVersions(db, id),
    mayEdit ? readDocuments(db) : [],
  ])
  const uses = await readTemplateUses(
    db,
    versions.map((version) => version.id),
  )
  return {
    template,
    organization,
    mayEdit,
    mayDelete: mayAdminister(organization.role),
    versions: versions.map((version) => ({ ...version, uses: uses.get(version.id) ?? 0 })),
    documents: documents
      .filter(({ trashed_at: trashed }) => trashed === null)
      .slice(0, 200)
      .map(({ id: document, name }) => ({ id: document, name })),
  }
})

/** Whoever only reads sees what the template is instead of filling it in. */
async function openToFill(id: string, path: string): Promise<OpenTemplate> {
  const open = await openTemplate(id, path)
  if (mayContribute(open.organization.role)) return open
  return redirect({ href: organizationTemplatePath(id), locale: await getLocale() })
}

/** The draft of a template, to be tried. */
export async function loadTrial(id: string): Promise<OrganizationTemplate> {
  return (await openToFill(id, organizationTrialPath(id))).template
}

export type LoadedForm = {
  version: TemplateVersion
  organization: TemplateOrganization
  /** The number of the version that is filled in anew, when these answers were begun with another. */
  newer: number | null
}

/**
 * The version that somebody fills in: that of the document that is written again, that of the answers they have
 * begun, or the current one.
 * @param asked `isNew`: the current one in any case
 */
export async function loadForm(
  id: string,
  asked: { document: string | undefined; isNew: boolean },
): Promise<LoadedForm> {
  const { template, organization } = await openToFill(id, organizationFormPath(id))
  const db = await userClient()
  const versions = await readTemplateVersions(db, id)
  const current = versions.find(({ no }) => no === template.current_no)
  const ids = versions.map((version) => version.id)
  const document = z.uuid().safeParse(asked.document).data
  const begun = document
    ? ((await readTemplateDocument(db, document))?.template ?? null)
    : asked.isNew
      ? null
      : await readBegunVersion(db, ids)
  const chosen = begun && ids.includes(begun) ? begun : current?.id
  const version = chosen ? await readTemplateVersion(db, chosen) : null
  if (!version) notFound()
  const isCurrent = version.no === template.current_no
  return { version, organization, newer: isCurrent || document ? null : template.current_no }
}
