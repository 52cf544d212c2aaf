import 'server-only'
import { logSecurity } from '@/lib/activity/security-log'
import { AppError } from '@/lib/errors'
import { userClient } from '@/lib/supabase/clients'
import { readSession } from './data'
import { hasAccess, type Requirement, type SecretRequirement } from './requirement'
import type { SessionUser } from './schema'

/**
 * The gate of actions and route handlers: who is asking, if they may. Pages use loaders.ts instead.
 * @throws AppError `unauthorized` without a session, `forbidden` without the permission (which is logged).
 */
export async function requirePermission(
  need: Exclude<Requirement, 'everyone' | SecretRequirement>,
): Promise<SessionUser> {
  const user = await readSession(await userClient())
  if (!user) throw new AppError('unauthorized')
  if (hasAccess(user, need)) return user
  await logSecurity({ type: 'access_denied', level: 'warning', user, data: { need } })
  throw new AppError('forbidden')
}
