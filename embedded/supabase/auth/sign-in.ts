import { compare, hash } from 'bcryptjs'
import { z } from 'zod'
import {
  authError,
  type Handler,
  type Middleware,
  readAnswer,
  readJson,
  tooManyRequests,
} from '@/embedded/supabase/middleware'
import { createPace } from '@/lib/attempt-pace'
import { type AuthContext, isBanned } from './context'
import { Failures } from './failures'
import { keyedQueue } from './keyed-queue'
import { AUTH_POLICY } from './policy'
import { findUserByEmail, normalEmail } from './users'

const errorCode = z.object({ error_code: z.string() })

const wrongCredentials = () => authError(400, 'invalid_credentials', 'Invalid login credentials')

/** Who is guessing at which account: a stranger's failures are not the owner's. */
function keyOf(request: Request, email: string): string {
  const address = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? ''
  return `${address} ${email}`
}

/**
 * Signing in with a password: slows guessing, hides whether an unconfirmed address exists from
 * whoever does not know its password, and turns banned users away. After many failures attempts come one
 * by one, and a wrong password is answered as one too many; the right one is let through. Whoever finds the queue
 * full is told so at once.
 */
export const signIn = (context: AuthContext): Middleware => {
  const failures = new Failures(context.now, AUTH_POLICY.failedSignIns)
  const pace = createPace({
    ms: AUTH_POLICY.signInPauseMs,
    mostWaiting: AUTH_POLICY.mostWaitingSignIns,
  })
  const inTurn = keyedQueue(AUTH_POLICY.mostQueued)

  async function attempt(request: Request, next: Handler, email: string): Promise<Response> {
    const { password: given } = await readJson(request)
    const password = typeof given === 'string' ? given : ''
    const user = await findUserByEmail(context.sql, email)
    if (user && isBanned(context, user.banned_until)) {
      const knows = await compare(password, user.encrypted_password ?? '')
      return knows ? authError(400, 'user_banned', 'User is banned') : wrongCredentials()
    }
    // An unknown address takes as long as a wrong password.
    if (!user) await hash(password, AUTH_POLICY.passwordRounds)
    const response = await next(request)
    if (response.ok) return response
    const refusal = errorCode.safeParse(await readAnswer(response))
    if (refusal.data?.error_code !== 'email_not_confirmed') return response
    const knows = await compare(password, user?.encrypted_password ?? '')
    return knows ? response : wrongCredentials()
  }

  return async (request, next) => {
    const url = new URL(request.url)
    const isPassword = url.searchParams.get('grant_type') === 'password'
    if (request.method !== 'POST' || url.pathname !== '/auth/v1/token' || !isPassword) {
      return next(request)
    }
    const email = normalEmail((await readJson(request)).email)
    const key = keyOf(request, email)
    const isSlow = failures.areMany(key)
    if (isSlow && !(await pace(key))) return tooManyRequests()
    // One after the other: guesses that are sent at once would all be compared before any is counted.
    const answer = await inTurn(key, async () => {
      // Those before it in the queue may have been the last that come quickly.
      if (!isSlow && failures.areMany(key) && !(await pace(key))) return tooManyRequests()
      const answer = await attempt(request, next, email)
      if (answer.ok) {
        failures.clear(key)
        return answer
      }
      const wasMany = failures.areMany(key)
      failures.add(key)
      return wasMany ? tooManyRequests() : answer
    })
    return answer ?? tooManyRequests()
  }
}
