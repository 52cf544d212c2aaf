import {
  authError,
  isCall,
  type Middleware,
  readJson,
  withBody,
} from '@/embedded/supabase/middleware'
import { type AuthContext, isBanned } from './context'
import { emailTaken, findUserByEmail, findUserByToken } from './users'

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
    }
    // `email` is what supabase-js recommends today; lite knows only the older names.
    const isNewName = body.type === 'email' || body.type === 'invite'
    const oldName = column === 'recovery_token' ? 'magiclink' : 'signup'
    const type = isNewName ? oldName : body.type
    const answer = await next(withBody(request, JSON.stringify({ ...body, type })))
    if (answer.ok) {
      await context.sql`update auth.users set confirmation_token = null, recovery_token = null,
        email_change_token_new = null, email_change_token_current = null where id = ${user.id}`
    }
    return answer
  }
