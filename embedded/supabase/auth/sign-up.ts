import { randomUUID } from 'node:crypto'
import { hash } from 'bcryptjs'
import {
  isCall,
  json,
  type Middleware,
  readJson,
  tooManyRequests,
} from '@/embedded/supabase/middleware'
import { type AuthContext, tooSoon } from './context'
import { keyedQueue } from './keyed-queue'
import { sendLinkMail } from './link-mails'
import { AUTH_POLICY } from './policy'
import { type AuthUser, findUserByEmail, normalEmail, userResponse } from './users'

/**
 * Signing up again with a known address. lite always answers 429. GoTrue sends the mail once more
 * while the address is unconfirmed, and otherwise invents a user without identities, so that
 * nobody can find out who has an account.
 */
async function again(
  context: AuthContext,
  user: AuthUser,
  body: Record<string, unknown>,
): Promise<Response> {
  if (!user.confirmed_at) {
    const refused = tooSoon(context, user.confirmation_sent_at)
    if (refused) return refused
    await sendLinkMail(context, user, 'confirmation')
    return json(await userResponse(context.sql, user))
  }
  // Takes as long as a real sign-up: the clock must not tell either.
  await hash(String(body.password), AUTH_POLICY.passwordRounds)
  const at = new Date(context.now()).toISOString()
  return json({
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: user.email,
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

/** Signing up: the mail is ours, and two sign-ups of one address at the same moment are one. */
export const signUp = (context: AuthContext): Middleware => {
  const inTurn = keyedQueue(AUTH_POLICY.mostQueued)
  return async (request, next) => {
    if (!isCall(request, 'POST', '/auth/v1/signup')) return next(request)
    const body = await readJson(request)
    const email = normalEmail(body.email)
    // What lite would refuse anyway (a short password) it refuses for a known address too.
    const password = typeof body.password === 'string' ? body.password : ''
    if (!email || password.length < AUTH_POLICY.minimumPasswordLength) return next(request)
    const turn = await inTurn(email, async () => {
      const known = await findUserByEmail(context.sql, email)
      if (known) return again(context, known, body)
      const answer = await next(request)
      const user = answer.ok ? await findUserByEmail(context.sql, email) : null
      if (user && !user.confirmed_at) await sendLinkMail(context, user, 'confirmation')
      return answer
    })
    return turn ?? tooManyRequests()
  }
}
