import 'server-only'
import { requireAccess } from '@/lib/auth/loaders'
import { readOwnOrganizations } from '@/lib/organizations/data'
import { mayContribute } from '@/lib/organizations/role-rights'
import { userClient } from '@/lib/supabase/clients'
import { savedPerPage } from './constants'
import { countSaved, readSavedPage, readShared } from './data'
import type { SavedCount, SavedFilter, SavedSource, SharingChoice } from './schema'

export type SavedPage = {
  sources: SavedSource[]
  counts: SavedCount[]
  /** By name. */
  folders: string[]
  /** Those that one may share with. */
  organizations: SharingChoice[]
  /** The number of the last page. */
  last: number
  page: number
}

const byName = new Intl.Collator('ko', { numeric: true })

/** One page of what one has saved, and how much there is of what. */
export async function loadSaved(filter: SavedFilter, page: number): Promise<SavedPage> {
  const user = await requireAccess('saved')
  const db = await userClient()
  const [counts, organizations] = await Promise.all([
    countSaved(db),
    readOwnOrganizations(db, user.id),
  ])
  const total = counts
    .filter(
      ({ kind, folder }) =>
        (!filter.kind || kind === filter.kind) && (!filter.folder || folder === filter.folder),
    )
    .reduce((sum, { count }) => sum + count, 0)
  const last = Math.max(1, Math.ceil(total / savedPerPage))
  const shown = Math.min(page, last)
  const named = counts.flatMap(({ folder }) => (folder === null ? [] : [folder]))
  return {
    sources: await readSavedPage(db, user.id, filter, shown),
    counts,
    organizations: organizations.filter(({ role }) => mayContribute(role)),
    folders: [...new Set(named)].sort(byName.compare),
    last,
    page: shown,
  }
}

/** What is shared with an organisation that one is in. */
export async function loadShared(organization: string): Promise<SavedSource[]> {
  await requireAccess('organizations', `/settings/organizations/${organization}`)
  return readShared(await userClient(), organization)
}
