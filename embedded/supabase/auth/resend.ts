import { authError, isCall, json, type Middleware, readJson } from '@/embedded/supabase/middleware'
import { type AuthContext, tooSoon } from './context'
import { sendEmailChangeMails, sendLinkMail } from './link-mails'
import { findUserByEmail, normalEmail } from './users'

/** `auth.resend`: lite's never sends. Unknown and confirmed addresses get the same empty answer. */
export const resend =
  (context: AuthContext): Middleware =>
  async (request, next) => {
    if (!isCall(request, 'POST', '/auth/v1/resend')) return next(request)
    const body = await readJson(request)
    if (body.type !== 'signup' && body.type !== 'email_change') return next(request)
    const email = normalEmail(body.email)
    if (!email) {
      return authError(400, 'validation_failed', 'Type provided requires an email address')
    }
    const user = await findUserByEmail(context.sql, email)
    if (!user) return json({})
    if (body.type === 'signup') {
      if (user.confirmed_at) return json({})
      const refused = tooSoon(context, user.confirmation_sent_at)
      if (refused) return refused
      await sendLinkMail(context, user, 'confirmation')
      return json({})
    }
    if (!user.email_change) return json({})
    const refused = tooSoon(context, user.email_change_sent_at)
    if (refused) return refused
    await sendEmailChangeMails(context, user)
    return json({})
  }
