import 'server-only'
import { notFound } from 'next/navigation'
import { requireAccess } from '@/lib/auth/loaders'
import { readDocuments } from '@/lib/documents/data'
import { koreanDay } from '@/lib/korean-time'
import { userClient } from '@/lib/supabase/clients'
import { readDraftNames } from '@/lib/templates/data'
import { readFeedDate, readMatter, readMatters } from './data'
import type { Matter, MatterSummary } from './schema'

export type OwnMatters = { matters: MatterSummary[]; feedMadeAt: string | null; today: string }

/** One's own matters, and whether there is an address for a calendar. */
export async function loadMatters(): Promise<OwnMatters> {
  await requireAccess('matters')
  const db = await userClient()
  const [matters, feedMadeAt] = await Promise.all([readMatters(db), readFeedDate(db)])
  return { matters, feedMadeAt, today: koreanDay(new Date()) }
}

export type OwnMatter = {
  matter: Matter
  today: string
  /** What may be put into it. */
  documents: { id: string; name: string }[]
  drafts: string[]
}

/** One matter with everything in it; another's is not found. */
export async function loadMatter(id: string): Promise<OwnMatter> {
  await requireAccess('matters', `/matters/${id}`)
  const db = await userClient()
  const [matter, documents, drafts] = await Promise.all([
    readMatter(db, id),
    readDocuments(db),
    readDraftNames(db),
  ])
  if (!matter) notFound()
  return {
    matter,
    today: koreanDay(new Date()),
    documents: documents
      .filter(({ trashed_at }) => trashed_at === null)
      .map(({ id: document, name }) => ({ id: document, name })),
    drafts,
  }
}
