import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  authError,
  json,
  type Middleware,
  readAnswer,
  readJson,
  tooManyRequests,
} from '@/embedded/supabase/middleware'
import { sessionOf } from './access-token'
import type { AuthContext } from './context'
import { Failures } from './failures'
import { keyedQueue } from './keyed-queue'
import { AUTH_POLICY } from './policy'
import { newTotpSecret, totpStep } from './totp'
import { findUserById, userResponse } from './users'

/** As on hosted Supabase, as far as it is used; the last column is ours: a code works once. */
export const FACTORS_SQL = `
create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type = 'totp'),
  status text not null check (status in ('unverified', 'verified')),
  secret text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_step bigint not null default 0
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id, created_at);`

const PATH = /^\/auth\/v1\/factors(?:\/([0-9a-f-]{36})(?:\/(challenge|verify))?)?$/
const CHALLENGE_SECONDS = 300
const MOST_FACTORS = 10

const factorSchema = z.object({
  id: z.uuid(),
  status: z.enum(['unverified', 'verified']),
  secret: z.string(),
  last_step: z.coerce.number(),
})
const idSchema = z.object({ id: z.uuid(), email: z.string().optional() })

/** Who asks, and whether their session has proved a second factor. */
type Asker = { id: string; email: string; session: string; isStrong: boolean; hasFactor: boolean }

const insufficient = () =>
  authError(403, 'insufficient_aal', 'AAL2 session is required for this operation')

/** Whether the session has not proved the second factor that the person has. */
export async function lacksFactor({ sql }: AuthContext, user: string, session: string | null) {
  const [row] = await sql<{ lacks: boolean }[]>`select exists (
      select from auth.mfa_factors where user_id = ${user} and status = 'verified')
    and not exists (select from auth.sessions where id = ${session} and aal = 'aal2') as lacks`
  return row?.lacks ?? false
}

/** A password and an address are changed only by who has proved the factor, as in GoTrue. */
export const factorRequired = insufficient

/**
 * `auth.mfa` with one kind of factor, codes of an authenticator app. lite has none of it. A session that has
 * proved a factor is `aal2` in `auth.sessions`; the database asks that table and not the token.
 */
export const factors = (context: AuthContext): Middleware => {
  const { sql } = context
  const failures = new Failures(context.now, AUTH_POLICY.failedCodes)
  const challenges = new Map<string, { factor: string; until: number }>()
  const inTurn = keyedQueue(AUTH_POLICY.mostQueued)

  async function askerOf(request: Request, answer: Response): Promise<Asker | null> {
    const session = sessionOf(request.headers.get('authorization')?.replace(/^Bearer /, ''))
    const user = idSchema.safeParse(await readAnswer(answer))
    if (!session || !user.success) return null
    const [row] = await sql<{ strong: boolean; factor: boolean }[]>`select
      exists (select from auth.sessions where id = ${session} and aal = 'aal2') as strong,
      exists (select from auth.mfa_factors where user_id = ${user.data.id}
        and status = 'verified') as factor`
    return {
      id: user.data.id,
      email: user.data.email ?? '',
      session,
      isStrong: row?.strong ?? false,
      hasFactor: row?.factor ?? false,
    }
  }

  async function enroll(asker: Asker, request: Request): Promise<Response> {
    const { factor_type: type, friendly_name: name, issuer } = await readJson(request)
    if (type !== 'totp') return authError(400, 'validation_failed', 'factor_type must be totp')
    if (asker.hasFactor && !asker.isStrong) return insufficient()
    const known = await sql`select from auth.mfa_factors where user_id = ${asker.id}`
    if (known.length >= MOST_FACTORS) {
      return authError(422, 'too_many_enrolled_mfa_factors', 'Too many factors')
    }
    const [id, secret, at] = [randomUUID(), newTotpSecret(), new Date(context.now())]
    const friendly = String(name ?? '').slice(0, 100)
    await sql`insert into auth.mfa_factors
      (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
      values (${id}, ${asker.id}, ${friendly}, 'totp', 'unverified', ${secret}, ${at}, ${at})`
    const title = String(issuer ?? new URL(context.siteUrl).host)
    const label = encodeURIComponent(`${title}:${asker.email}`)
    const uri = `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(title)}&algorithm=SHA1&digits=6&period=30`
    return json({ id, type: 'totp', friendly_name: friendly, totp: { qr_code: '', secret, uri } })
  }

  async function challenge(factor: string): Promise<Response> {
    const id = randomUUID()
    const until = context.now() + CHALLENGE_SECONDS * 1000
    for (const [old, { until: end }] of challenges) if (end < context.now()) challenges.delete(old)
    challenges.set(id, { factor, until })
    return json({ id, type: 'totp', expires_at: Math.floor(until / 1000) })
  }

  /** The session with new tokens, as a refresh would give them. */
  async function sessionAnswer(
    request: Request,
    session: string,
    next: (r: Request) => Promise<Response>,
  ) {
    const [row] = await sql<{ token: string }[]>`select token from auth.refresh_tokens
      where session_id = ${session} and not revoked order by created_at desc limit 1`
    const url = new URL('/auth/v1/token?grant_type=refresh_token', request.url)
    const headers = new Headers(request.headers)
    headers.delete('content-length')
    const body = JSON.stringify({ refresh_token: row?.token ?? '' })
    return next(new Request(url, { method: 'POST', headers, body }))
  }

  return async (request, next) => {
    const url = new URL(request.url)
    const [path, id, call] = PATH.exec(url.pathname) ?? []
    if (!path || request.method === 'OPTIONS') return next(request)
    const headers = new Headers(request.headers)
    headers.delete('content-length')
    const answer = await next(new Request(new URL('/auth/v1/user', url), { headers }))
    const asker = answer.ok ? await askerOf(request, answer) : null
    if (!asker) return answer.ok ? authError(403, 'bad_jwt', 'invalid JWT') : answer
    if (!id)
      return request.method === 'POST'
        ? enroll(asker, request)
        : authError(405, 'bad_method', 'Method not allowed')
    const turn = await inTurn(id, async () => {
      const [row] = await sql`select id, status, secret, last_step from auth.mfa_factors
        where id = ${id} and user_id = ${asker.id}`
      const factor = factorSchema.safeParse(row).data
      if (!factor) return authError(404, 'mfa_factor_not_found', 'Factor not found')
      if (request.method === 'DELETE' && !call) {
        if (factor.status === 'verified' && !asker.isStrong) return insufficient()
        await sql`delete from auth.mfa_factors where id = ${id}`
        await sql`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = ${id}`
        return json({ id })
      }
      if (request.method !== 'POST' || !call)
        return authError(405, 'bad_method', 'Method not allowed')
      if (call === 'challenge') return challenge(id)
      const { challenge_id: asked, code } = await readJson(request)
      const open = challenges.get(String(asked))
      if (open?.factor !== id || open.until < context.now()) {
        return authError(422, 'mfa_challenge_expired', 'MFA challenge has expired')
      }
      if (failures.areMany(asker.id)) {
        return tooManyRequests()
      }
      const step = totpStep(factor.secret, String(code), context.now())
      if (step === null || step <= factor.last_step) {
        failures.add(asker.id)
        return authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
      }
      failures.clear(asker.id)
      challenges.delete(String(asked))
      await sql.begin(async (tx) => {
        await tx`update auth.mfa_factors set status = 'verified', last_step = ${step},
          updated_at = ${new Date(context.now())} where id = ${id}`
        await tx`update auth.sessions set aal = 'aal2', factor_id = ${id} where id = ${asker.session}`
        // A factor that is new: whoever is in with the password alone is out.
        if (factor.status === 'unverified') {
          await tx`delete from auth.sessions where user_id = ${asker.id} and id <> ${asker.session}`
        }
      })
      const renewed = await sessionAnswer(request, asker.session, next)
      const user = await findUserById(sql, asker.id)
      if (!renewed.ok || !user) return renewed
      return json({ ...(await readAnswer(renewed)), user: await userResponse(sql, user) })
    })
    return turn ?? tooManyRequests()
  }
}
