import 'server-only'
import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import { AppError } from '@/lib/errors'
import { answerLimitMs, withinLimit } from '@/lib/supabase/time-limit'
import type { Db } from '@/lib/supabase/types'
import { permissionsOf } from './constants'
import { profileRoleSchema, type SessionUser } from './schema'

/**
 * Who the client's session belongs to, or null. Auth is asked whether the session still stands: a
 * cookie alone proves nothing.
 * @throws AppError `unavailable` when Auth or the database does not answer, `timeout` when not in time.
 */
export async function readSession(client: Db): Promise<SessionUser | null> {
  const { data, error } = await withinLimit(client.auth.getUser(), answerLimitMs)
  if (error && isAuthRetryableFetchError(error)) {
    throw new AppError('unavailable', { internal: error.message, cause: error })
  }
  const { user } = data
  if (!user?.email) return null
  const profile = await client
    .from('profiles')
    .select('role, created_at')
    .eq('id', user.id)
    .maybeSingle()
  if (profile.error) throw new AppError('unavailable', { internal: profile.error.message })
  // Made by another way than the site, and never signed in here: nobody special yet.
  const known = profile.data ? profileRoleSchema.parse(profile.data) : null
  const role = known?.role ?? 'user'
  return {
    id: user.id,
    email: user.email,
    role,
    permissions: permissionsOf(role),
    createdAt: known?.created_at ?? user.created_at,
  }
}
