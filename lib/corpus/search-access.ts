import 'server-only'
import { readSession } from '@/lib/auth/data'
import type { SessionUser } from '@/lib/auth/schema'
import { entitlements, tierOf } from '@/lib/entitlements'
import { AppError } from '@/lib/errors'
import { userClient } from '@/lib/supabase/clients'
import { collections } from './constants'
import type { SearchRequest } from './schema'

/** Whose plan counts. */
type Payer = Pick<SessionUser, 'id' | 'plan'>

/**
 * Requires a plan where a search needs one. Most searches are open and read no session; those with leading
 * cases need a plan.
 * @param keyOwner whose key the request came with; a request without one is asked for its session
 * @returns whose plan it is that allows the search, or null when it needs none
 * @throws AppError `unauthorized` without an account, `planNeeded` for an account without a plan
 */
export async function requireSearchPlan(
  request: Pick<SearchRequest, 'collection'>,
  keyOwner: Payer | null = null,
): Promise<Payer | null> {
  const { collection } = request
  if (!collections[collection].withLeadingCases) return null
  const user = keyOwner ?? (await readSession(await userClient()))
  if (!user) throw new AppError('unauthorized')
  if (entitlements[tierOf(user)].leadingCases) return user
  throw new AppError('planNeeded', { details: { collection, plans: '/pricing' } })
}
