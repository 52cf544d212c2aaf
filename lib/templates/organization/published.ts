import 'server-only'
import { readOwnOrganizations } from '@/lib/organizations/data'
import { mayContribute, mayRead } from '@/lib/organizations/role-rights'
import type { UserDb } from '@/lib/supabase/types'
import { readOrganizationTemplates } from './data'
import type { PublishedTemplates } from './schema'

/** What somebody finds beside the product's own templates. @throws AppError `unavailable` */
export async function readPublishedTemplates(
  db: UserDb,
  user: string,
): Promise<PublishedTemplates> {
  const [organizations, templates] = await Promise.all([
    readOwnOrganizations(db, user),
    readOrganizationTemplates(db),
  ])
  const usable = organizations.filter(({ role }) => mayContribute(role))
  return {
    isMember: organizations.some(({ role }) => mayRead(role)),
    templates: templates.flatMap(({ id, name, about, current_no: no, organization_id: of }) => {
      const organization = usable.find((each) => each.id === of)
      if (no === null || !organization) return []
      return [{ id, name, about: about ?? '', organization: organization.name }]
    }),
  }
}
