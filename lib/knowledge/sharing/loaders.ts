import 'server-only'
import { requireAccess } from '@/lib/auth/loaders'
import { readOwnOrganizations } from '@/lib/organizations/data'
import { mayContribute } from '@/lib/organizations/role-rights'
import type { OwnOrganization } from '@/lib/organizations/schema'
import { userClient } from '@/lib/supabase/clients'
import { readColleagues, readMatters } from './data'
import type { Colleague, RegisteredMatter } from './schema'

/** With whom somebody may share a collection: whole organisations, and members of them by name. */
export async function loadSharingChoices(
  path: string,
): Promise<{ organizations: OwnOrganization[]; colleagues: Colleague[] }> {
  const user = await requireAccess('knowledge', path)
  const db = await userClient()
  const [organizations, colleagues] = await Promise.all([
    readOwnOrganizations(db, user.id),
    readColleagues(db),
  ])
  return { organizations: organizations.filter(({ role }) => mayContribute(role)), colleagues }
}

/** The matters of an organisation; null for whoever may not know of them. */
export async function loadMatters(organization: string): Promise<RegisteredMatter[] | null> {
  await requireAccess('organizations', `/settings/organizations/${organization}`)
  return readMatters(await userClient(), organization)
}
