import 'server-only'
import { requireAccess } from '@/lib/auth/loaders'
import { userClient } from '@/lib/supabase/clients'
import { savedPerPage } from './constants'
import { countSaved, readSavedPage } from './data'
import type { SavedCount, SavedFilter, SavedSource } from './schema'

export type SavedPage = {
  sources: SavedSource[]
  counts: SavedCount[]
  /** By name. */
  folders: string[]
  /** The number of the last page. */
  last: number
  page: number
}

const byName = new Intl.Collator('ko', { numeric: true })

/** One page of what one has saved, and how much there is of what. */
export async function loadSaved(filter: SavedFilter, page: number): Promise<SavedPage> {
  await requireAccess('saved')
  const db = await userClient()
  const counts = await countSaved(db)
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
    sources: await readSavedPage(db, filter, shown),
    counts,
    folders: [...new Set(named)].sort(byName.compare),
    last,
    page: shown,
  }
}
