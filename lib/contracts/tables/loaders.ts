import 'server-only'
import { notFound } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { z } from 'zod'
import { requireAccess } from '@/lib/auth/loaders'
import { loadUsableVersions } from '@/lib/contracts/playbooks/loaders'
import { readReviews } from '@/lib/contracts/reviews/data'
import { type ReviewLimit, readLimit } from '@/lib/contracts/reviews/loaders'
import { readDocuments } from '@/lib/documents/data'
import { userClient } from '@/lib/supabase/clients'
import { tablePath } from './constants'
import { type ListedTable, readTable, readTableProgress, readTables } from './data'
import type { TableProgress } from './schema'
import { type TableView, viewTable } from './table-view'

type Choice = { id: string; title: string }

export type OwnTables = {
  tables: ListedTable[]
  /** What can stand in a table: reviews that have been made, and documents of the library. */
  reviews: Choice[]
  documents: Choice[]
  /** The newest version of each playbook that one may use. */
  versions: { id: string; name: string; no: number }[]
  limit: ReviewLimit
}

/** One's own tables, and everything for a new one. Leads a visitor to the log-in. */
export async function loadTables(): Promise<OwnTables> {
  const user = await requireAccess('contractTables')
  const db = await userClient()
  const [tables, reviews, documents, versions, limit] = await Promise.all([
    readTables(db),
    readReviews(db, user.id),
    readDocuments(db),
    loadUsableVersions(db, user.id),
    readLimit(db, user),
  ])
  return {
    tables,
    reviews: reviews
      .filter(({ state }) => state === 'ready')
      .map(({ id, title }) => ({ id, title })),
    documents: documents
      .filter(({ trashed_at }) => trashed_at === null)
      .map(({ id, name }) => ({ id, title: name })),
    versions,
    limit,
  }
}

export type OwnTable = { table: TableView; progress: TableProgress }

/** One table in the reader's language; for whoever it is not, there is none. */
export async function loadTable(id: string): Promise<OwnTable> {
  await requireAccess('contractTables', tablePath(id))
  const db = await userClient()
  const known = z.uuid().safeParse(id).success
  const [table, progress] = known
    ? await Promise.all([readTable(db, id), readTableProgress(db, id)])
    : [null, null]
  if (!table || !progress) notFound()
  return { table: viewTable(table, await getLocale()), progress }
}
