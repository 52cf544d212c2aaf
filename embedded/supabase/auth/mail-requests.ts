import { randomUUID } from 'node:crypto'
import {
  authError,
  isCall,
  json,
  type Middleware,
  readJson,
  withBody,
} from '@/embedded/supabase/middleware'
import { type AuthContext, tooSoon } from './context'
import { sendLinkMail } from './link-mails'
import { findUserByEmail, normalEmail } from './users'

/** `auth.resetPasswordForEmail`: an address nobody has gets the same empty answer. */
export const recover =
  (context: AuthContext): Middleware =>
  async (request, next) => {
    if (!isCall(request, 'POST', '/auth/v1/recover')) return next(request)
    const email = normalEmail((await readJson(request)).email)
    if (!email) return authError(400, 'validation_failed', 'Password recovery requires an email')
    const user = await findUserByEmail(context.sql, email)
    if (!user) return json({})
    const refused = tooSoon(context, user.recovery_sent_at)
    if (refused) return refused
    await sendLinkMail(context, user, 'recovery')
    return json({})
  }

/**
 * `auth.signInWithOtp`: lite would make a confirmed account of any address somebody types. As in
 * GoTrue an unknown address signs up, with a password nobody knows, and must be confirmed.
 */
export const signInLink =
  (context: AuthContext): Middleware =>
  async (request, next) => {
    if (!isCall(request, 'POST', '/auth/v1/otp')) return next(request)
    const body = await readJson(request)
    const email = normalEmail(body.email)
    if (!email) return authError(400, 'validation_failed', 'One of email or phone must be set')
    const user = await findUserByEmail(context.sql, email)
    if (!user && body.create_user === false) {
      return authError(422, 'otp_disabled', 'Signups not allowed for otp')
    }
    if (!user?.confirmed_at) {
      const signUp = JSON.stringify({ email, password: randomUUID(), data: body.data ?? {} })
      const url = new URL('/auth/v1/signup', request.url)
      const answer = await next(new Request(url, withBody(request, signUp)))
      return answer.ok ? json({}) : answer
    }
    const refused = tooSoon(context, user.recovery_sent_at)
    if (refused) return refused
    await sendLinkMail(context, user, 'magic_link')
    return json({})
  }
