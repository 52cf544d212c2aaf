import { z } from 'zod'
import {
  authError,
  type Middleware,
  readJson,
  tooManyRequests,
  withBody,
} from '@/embedded/supabase/middleware'
import { type AuthContext, isBanned } from './context'
import { keyedQueue } from './keyed-queue'
import { AUTH_POLICY } from './policy'

const tokenSchema = z.object({
  session_id: z.uuid(),
  revoked: z.boolean(),
  updated_at: z.string(),
  banned_until: z.string().nullable(),
})

const newestSchema = z.object({ parent: z.string().nullable() })

async function findToken(context: AuthContext, token: string) {
  const [row] = await context.sql`
    select t.session_id, t.revoked, t.updated_at, u.banned_until
    from auth.refresh_tokens t join auth.users u on u.id = t.user_id where t.token = ${token}`
  return tokenSchema.safeParse(row).data ?? null
}

/** The token before the one in use now, or null when none is in use. */
async function parentOfNewest(context: AuthContext, session: string): Promise<string | null> {
  const [row] = await context.sql`select parent from auth.refresh_tokens
    where session_id = ${session} and not revoked order by created_at desc limit 1`
  return newestSchema.safeParse(row).data?.parent ?? null
}

/**
 * Refreshing, with GoTrue's rule for a token that was used before: the one before the newest may
 * come again (its answer got lost), an older one within the interval (several requests of one page),
 * and after that somebody else has it, so that the session ends. lite knows the first of the three,
 * and hands out several tokens when several requests bring the same one at once.
 */
export const refresh = (context: AuthContext): Middleware => {
  const inTurn = keyedQueue(AUTH_POLICY.mostQueued)
  return async (request, next) => {
    const url = new URL(request.url)
    const isRefresh = url.searchParams.get('grant_type') === 'refresh_token'
    if (request.method !== 'POST' || url.pathname !== '/auth/v1/token' || !isRefresh) {
      return next(request)
    }
    const body = await readJson(request)
    const token = String(body.refresh_token ?? '')
    const session = (await findToken(context, token))?.session_id
    if (!session) return next(request)
    const answer = await inTurn(session, async () => {
      const found = await findToken(context, token)
      if (!found) return next(request)
      if (isBanned(context, found.banned_until)) {
        return authError(400, 'user_banned', 'Invalid Refresh Token: User Banned')
      }
      if (!found.revoked) return next(request)
      const parent = await parentOfNewest(context, session)
      const age = context.now() - Date.parse(found.updated_at)
      if (parent && (parent === token || age <= AUTH_POLICY.refreshReuseSeconds * 1000)) {
        return next(withBody(request, JSON.stringify({ ...body, refresh_token: parent })))
      }
      await context.sql`delete from auth.sessions where id = ${session}`
      return authError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
    })
    return answer ?? tooManyRequests()
  }
}
