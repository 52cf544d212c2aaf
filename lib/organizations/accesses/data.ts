import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { UserDb } from '@/lib/supabase/types'
import { type Access, type AccessFilter, accessSchema } from './schema'

/** Who looked and who shared, the latest first; null for whoever is neither owner nor admin. @throws AppError `unavailable` */
export async function readAccesses(
  db: UserDb,
  organization: string,
  { actor, act, since, until, before }: AccessFilter,
  limit: number,
): Promise<Access[] | null> {
  if (!z.uuid().safeParse(organization).success) return null
  const read = await db.rpc('list_organization_accesses', {
    p_organization: organization,
    p_limit: limit,
    ...(actor ? { p_actor: actor } : {}),
    ...(act ? { p_act: act } : {}),
    ...(since ? { p_since: since } : {}),
    ...(until ? { p_until: until } : {}),
    ...(before ? { p_before: before } : {}),
  })
  return z.array(accessSchema).nullable().parse(unwrapResult(read))
}

/** How many months accesses are kept. @throws AppError `unavailable` */
export async function readKeptMonths(db: UserDb, organization: string): Promise<number> {
  const read = await db
    .from('organizations')
    .select('access_months')
    .eq('id', organization)
    .maybeSingle()
  const row = z.object({ access_months: z.number() }).nullable().parse(unwrapResult(read))
  return row?.access_months ?? 12
}
