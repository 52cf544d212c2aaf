import { randomUUID } from 'node:crypto'
import { isCall, json, type Mend, readJson } from '@/embedded/supabase/mend'
import { sendConfirmation } from './confirmation'
import { type AuthContext, tooSoon } from './context'
import { AUTH_POLICY } from './policy'
import { findUserByEmail, normalEmail, presentUser } from './users'

/**
 * Signing up again with a known address. lite always answers 429. GoTrue sends the mail once more
 * while the address is unconfirmed, and otherwise invents a user without identities, so that
 * nobody can find out who has an account.
 */
export const repeatedSignUp =
  (context: AuthContext): Mend =>
  async (request, next) => {
    if (!isCall(request, 'POST', '/auth/v1/signup')) return next(request)
    const body = await readJson(request)
    const email = normalEmail(body.email)
    const user = email ? await findUserByEmail(context.sql, email) : null
    // What lite would refuse anyway (a short password) it refuses for a known address too.
    const password = typeof body.password === 'string' ? body.password : ''
    if (!user || password.length < AUTH_POLICY.minimumPasswordLength) return next(request)
    if (!user.confirmed_at) {
      const refused = tooSoon(context, user.confirmation_sent_at)
      if (refused) return refused
      await sendConfirmation(context, user)
      return json(await presentUser(context.sql, user))
    }
    const at = new Date(context.now()).toISOString()
    return json({
      id: randomUUID(),
      aud: 'authenticated',
      role: '',
      email,
      phone: '',
      confirmation_sent_at: at,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: body.data ?? {},
      identities: [],
      created_at: at,
      updated_at: at,
      is_anonymous: false,
    })
  }
