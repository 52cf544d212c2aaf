import 'server-only'
import { z } from 'zod'
import { readOrganization } from '@/lib/organizations/data'
import { mayContribute } from '@/lib/organizations/role-rights'
import { unwrapResult } from '@/lib/supabase/result'
import type { UserDb } from '@/lib/supabase/types'
import type { Assignee } from './schema'

export type ReviewTeam = {
  organization: { id: string; name: string }
  /** Whether whoever asks decides on its findings. */
  mayDecide: boolean
  assignees: Assignee[]
}

/** Of the organisation with which a review is shared; null when it is with none that one is in. */
export async function readTeam(
  db: UserDb,
  organization: string | null,
): Promise<ReviewTeam | null> {
  const read = organization ? await readOrganization(db, organization) : null
  if (!read) return null
  return {
    organization: { id: read.id, name: read.name },
    mayDecide: mayContribute(read.role),
    assignees: read.members
      .filter(({ role }) => mayContribute(role))
      .map(({ id, email }) => ({ id, email })),
  }
}

/** Says who somebody is by their id: a member's address, or nothing. */
export async function readPeople(
  db: UserDb,
  organization: string | null,
): Promise<(id: string | null) => string> {
  const team = await readTeam(db, organization)
  return (id) => team?.assignees.find((one) => one.id === id)?.email ?? ''
}

/** How many open findings of each review are assigned to somebody. @throws AppError `unavailable` */
export async function countAssigned(db: UserDb, assignee: string): Promise<Map<string, number>> {
  const read = await db
    .from('contract_findings')
    .select('review_id')
    .eq('assignee_id', assignee)
    .eq('state', 'open')
    .limit(20_000)
  const counts = new Map<string, number>()
  for (const { review_id } of z.array(z.object({ review_id: z.uuid() })).parse(unwrapResult(read)))
    counts.set(review_id, (counts.get(review_id) ?? 0) + 1)
  return counts
}
