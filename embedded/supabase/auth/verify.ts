import {
  authError,
  isCall,
  json,
  type Middleware,
  readJson,
  withBody,
} from '@/embedded/supabase/middleware'
import { type AuthContext, isBanned } from './context'
import { AUTH_POLICY } from './policy'
import { type AuthUser, emailTaken, findUserByEmail, findUserByToken } from './users'

type EmailChangeColumn = 'email_change_token_new' | 'email_change_token_current'

/**
 * The first of the two links of a change of address is noted and answered without a session, as GoTrue
 * does. @returns null for the second, which lite may carry out
 */
async function firstOfTwo(
  { sql, now }: AuthContext,
  user: AuthUser,
  column: EmailChangeColumn,
  hash: string,
): Promise<Response | null> {
  const oldest = new Date(now() - AUTH_POLICY.otpExpirySeconds * 1000)
  const noted =
    await sql`update auth.users set email_change_confirm_status = 1, ${sql(column)} = null
    where id = ${user.id} and ${sql(column)} = ${hash} and email_change_confirm_status = 0
      and email_change_sent_at > ${oldest} returning id`
  if (noted.length > 0) {
    const msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
    return json({ code: 200, msg })
  }
  // lite looks for the token of the new address alone.
  const second = await sql`update auth.users
    set email_change_token_new = ${hash}, email_change_token_current = null
    where id = ${user.id} and ${sql(column)} = ${hash} and email_change_confirm_status = 1
      and email_change_sent_at > ${oldest} returning id`
  if (second.length > 0) return null
  // Not left to lite, which would carry out the change by one link alone.
  return authError(403, 'otp_expired', 'Email link is invalid or has expired')
}

/** Following the link of a mail. It works once, and the other links of the same person end with it. */
export const verify =
  (context: AuthContext): Middleware =>
  async (request, next) => {
    if (!isCall(request, 'POST', '/auth/v1/verify')) return next(request)
    const body = await readJson(request)
    const found = await findUserByToken(context.sql, String(body.token_hash ?? ''))
    if (!found) return next(request)
    const { user, column } = found
    if (isBanned(context, user.banned_until)) {
      return authError(403, 'user_banned', 'User is banned')
    }
    if (body.type === 'email_change' && user.email_change) {
      const owner = await findUserByEmail(context.sql, user.email_change)
      if (owner && owner.id !== user.id) return emailTaken()
      if (column === 'email_change_token_new' || column === 'email_change_token_current') {
        const answer = await firstOfTwo(context, user, column, String(body.token_hash))
        if (answer) return answer
      }
    }
    // `email` is what supabase-js recommends today; lite knows only the older names.
    const isNewName = body.type === 'email' || body.type === 'invite'
    const oldName = column === 'recovery_token' ? 'magiclink' : 'signup'
    const type = isNewName ? oldName : body.type
    const answer = await next(withBody(request, JSON.stringify({ ...body, type })))
    if (answer.ok) {
      await context.sql`update auth.users set confirmation_token = null, recovery_token = null,
        email_change_token_new = null, email_change_token_current = null,
        email_change_confirm_status = 0 where id = ${user.id}`
    }
    return answer
  }
