import 'server-only'
import { z } from 'zod'
import type { WriteResult } from '@/lib/contracts/reviews/mutations'
import type { UserDb } from '@/lib/supabase/types'

/** Assigns a finding to somebody who contributes to the organisation of its review, or to nobody. */
export async function assignFinding(
  db: UserDb,
  finding: string,
  assignee: string | null,
): Promise<WriteResult> {
  const args = { p_finding: finding, ...(assignee ? { p_assignee: assignee } : {}) }
  const { data, error } = await db.rpc('assign_finding', args)
  if (error) return { ok: false, reason: 'unavailable' }
  const outcome = z.enum(['ok', 'missing', 'notMember']).parse(data)
  return outcome === 'ok' ? { ok: true } : { ok: false, reason: 'missing' }
}

/** Shares one's own review with an organisation that one contributes to, or with none. */
export async function shareReview(
  db: UserDb,
  review: string,
  organization: string | null,
  owner: string,
): Promise<WriteResult | { ok: false; reason: 'walled' }> {
  const { data, error } = await db
    .from('contract_reviews')
    .update({ organization_id: organization })
    .eq('id', review)
    .eq('user_id', owner)
    .select('id')
  // The contract is a document of a matter.
  if (error?.code === '23P01') return { ok: false, reason: 'walled' }
  if (error) return { ok: false, reason: error.code === '42501' ? 'missing' : 'unavailable' }
  return data.length > 0 ? { ok: true } : { ok: false, reason: 'missing' }
}
