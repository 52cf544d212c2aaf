import { compare, hash } from 'bcryptjs'
import { z } from 'zod'
import { authError, type Middleware, readJson } from '@/embedded/supabase/middleware'
import { type AuthContext, isBanned } from './context'
import { AUTH_POLICY } from './policy'
import { findUserByEmail, normalEmail } from './users'

const errorCode = z.object({ error_code: z.string() })

/** Addresses remembered at once; whoever tries more of them only forgets old ones. */
const MAX_REMEMBERED = 10_000

const wrongCredentials = () => authError(400, 'invalid_credentials', 'Invalid login credentials')

/** Failed sign-ins by address, within the window. In memory: a restart forgives. */
class FailedSignIns {
  private readonly times = new Map<string, number[]>()

  constructor(private readonly now: () => number) {}

  isBlocked(email: string): boolean {
    return this.recent(email).length >= AUTH_POLICY.failedSignIns
  }

  add(email: string): void {
    const times = [...this.recent(email), this.now()]
    this.times.delete(email)
    this.times.set(email, times)
    const [oldest] = this.times.keys()
    if (oldest !== undefined && this.times.size > MAX_REMEMBERED) this.times.delete(oldest)
  }

  clear(email: string): void {
    this.times.delete(email)
  }

  private recent(email: string): number[] {
    const since = this.now() - AUTH_POLICY.failedSignInWindowSeconds * 1000
    return (this.times.get(email) ?? []).filter((time) => time > since)
  }
}

/**
 * Signing in with a password: limits guessing, hides whether an unconfirmed address exists from
 * whoever does not know its password, and turns banned users away.
 */
export const signIn = (context: AuthContext): Middleware => {
  const failures = new FailedSignIns(context.now)
  return async (request, next) => {
    const url = new URL(request.url)
    const isPassword = url.searchParams.get('grant_type') === 'password'
    if (request.method !== 'POST' || url.pathname !== '/auth/v1/token' || !isPassword) {
      return next(request)
    }
    const body = await readJson(request)
    const email = normalEmail(body.email)
    const password = typeof body.password === 'string' ? body.password : ''
    if (failures.isBlocked(email)) {
      return authError(429, 'over_request_rate_limit', 'Request rate limit reached')
    }
    const user = await findUserByEmail(context.sql, email)
    if (user && isBanned(context, user.banned_until)) {
      const knows = await compare(password, user.encrypted_password ?? '')
      if (knows) return authError(400, 'user_banned', 'User is banned')
      failures.add(email)
      return wrongCredentials()
    }
    // An unknown address takes as long as a wrong password.
    if (!user) await hash(password, AUTH_POLICY.passwordRounds)
    const response = await next(request)
    if (response.ok) {
      failures.clear(email)
      return response
    }
    failures.add(email)
    const refusal = errorCode.safeParse(
      await response
        .clone()
        .json()
        .catch(() => null),
    )
    if (refusal.data?.error_code !== 'email_not_confirmed') return response
    const knows = await compare(password, user?.encrypted_password ?? '')
    return knows ? response : wrongCredentials()
  }
}
