import { randomUUID } from 'node:crypto'
import { hash } from 'bcryptjs'
import { z } from 'zod'
import { authError, json, type Middleware, readJson } from '@/embedded/supabase/middleware'
import { isSameSecret } from '@/lib/security/same-secret'
import type { AuthContext } from './context'
import { AUTH_POLICY } from './policy'
import {
  emailTaken,
  findUserByEmail,
  findUserById,
  listUsers,
  normalEmail,
  userResponse,
} from './users'

const PREFIX = '/auth/v1/admin/users'

const attributes = z.object({
  email: z.email().optional(),
  password: z.string().min(AUTH_POLICY.minimumPasswordLength).max(72).optional(),
  email_confirm: z.boolean().optional(),
  user_metadata: z.record(z.string(), z.unknown()).optional(),
  app_metadata: z.record(z.string(), z.unknown()).optional(),
  ban_duration: z.string().optional(),
})

type Attributes = z.infer<typeof attributes>

const notFound = () => authError(404, 'user_not_found', 'User not found')

/** `24h`, `300s`, `90m`, or `none` to lift a ban. @returns undefined when it says neither */
function bannedUntil(duration: string | undefined, now: number): Date | null | undefined {
  if (duration === undefined) return undefined
  if (duration === 'none') return null
  const [, amount, unit] = /^(\d+)(h|m|s)$/.exec(duration) ?? []
  if (!amount || !unit) return undefined
  return new Date(
    now + Number(amount) * { h: 3_600_000, m: 60_000, s: 1000 }[unit as 'h' | 'm' | 's'],
  )
}

async function create(context: AuthContext, input: Attributes): Promise<Response> {
  const { sql } = context
  const email = normalEmail(input.email)
  if (!email) return authError(400, 'validation_failed', 'Cannot create a user without an email')
  if (await findUserByEmail(sql, email)) {
    return emailTaken()
  }
  const id = randomUUID()
  const at = new Date(context.now())
  const password = await hash(input.password ?? randomUUID(), AUTH_POLICY.passwordRounds)
  const identity = { sub: id, email, email_verified: input.email_confirm === true }
  const app = { provider: 'email', providers: ['email'], ...input.app_metadata }
  await sql.begin(async (tx) => {
    await tx`insert into auth.users
      (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
      values (${id}, ${email}, ${password}, ${input.email_confirm ? at : null},
        ${JSON.stringify(app)}, ${JSON.stringify(input.user_metadata ?? {})}, ${at}, ${at})`
    await tx`insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
      values (${randomUUID()}, 'email', ${id}, ${id}, ${JSON.stringify(identity)}, ${at}, ${at})`
  })
  return show(context, id)
}

async function update(context: AuthContext, id: string, input: Attributes): Promise<Response> {
  const { sql } = context
  const user = await findUserById(sql, id)
  if (!user) return notFound()
  const email = normalEmail(input.email)
  const owner = email ? await findUserByEmail(sql, email) : null
  if (owner && owner.id !== id) {
    return emailTaken()
  }
  const at = new Date(context.now())
  const banned = bannedUntil(input.ban_duration, context.now())
  const changes = {
    updated_at: at,
    ...(email ? { email } : {}),
    ...(input.password
      ? { encrypted_password: await hash(input.password, AUTH_POLICY.passwordRounds) }
      : {}),
    ...(input.email_confirm && !user.email_confirmed_at ? { email_confirmed_at: at } : {}),
    ...(banned === undefined ? {} : { banned_until: banned }),
  }
  await sql.begin(async (tx) => {
    await tx`update auth.users set ${tx(changes)},
      raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || ${JSON.stringify(input.user_metadata ?? {})}::jsonb,
      raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || ${JSON.stringify(input.app_metadata ?? {})}::jsonb
      where id = ${id}`
    if (email) {
      await tx`update auth.identities set identity_data = identity_data || ${JSON.stringify({ email })}::jsonb
        where user_id = ${id} and provider = 'email'`
    }
    // A banned user's running sessions end too.
    if (banned) await tx`delete from auth.sessions where user_id = ${id}`
  })
  return show(context, id)
}

async function show(context: AuthContext, id: string): Promise<Response> {
  const user = await findUserById(context.sql, id)
  return user ? json(await userResponse(context.sql, user)) : notFound()
}

async function list(context: AuthContext, url: URL): Promise<Response> {
  const page = Math.max(1, Number(url.searchParams.get('page')) || 1)
  const perPage = Math.min(1000, Math.max(1, Number(url.searchParams.get('per_page')) || 50))
  const { total, users } = await listUsers(context.sql, page, perPage)
  const last = Math.max(1, Math.ceil(total / perPage))
  const link = (at: number, rel: string) =>
    `<${PREFIX}?page=${at}&per_page=${perPage}>; rel="${rel}"`
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ')
  const shown = await Promise.all(users.map((user) => userResponse(context.sql, user)))
  return json({ users: shown, aud: 'authenticated' }, 200, {
    'x-total-count': String(total),
    link: links,
  })
}

async function remove(context: AuthContext, id: string): Promise<Response> {
  const user = await findUserById(context.sql, id)
  if (!user) return notFound()
  await context.sql.begin(async (tx) => {
    await tx`delete from auth.refresh_tokens where user_id = ${id}`
    await tx`delete from auth.users where id = ${id}`
  })
  return json({})
}

/** `auth.admin`: list, get, create, update and delete users. lite has none of it. */
export const adminUsers =
  (context: AuthContext): Middleware =>
  async (request, next) => {
    const url = new URL(request.url)
    if (!url.pathname.startsWith(PREFIX) || request.method === 'OPTIONS') return next(request)
    if (!isSameSecret(request.headers.get('apikey') ?? '', context.secretKey)) {
      return authError(403, 'not_admin', 'User not allowed')
    }
    const id = url.pathname.slice(PREFIX.length + 1)
    if (request.method === 'GET') return id ? show(context, id) : list(context, url)
    if (request.method === 'DELETE' && id) return remove(context, id)
    const input = attributes.safeParse(await readJson(request))
    if (!input.success) {
      const reason = input.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
      return authError(422, 'validation_failed', reason.join('; '))
    }
    if (request.method === 'POST' && !id) return create(context, input.data)
    if (request.method === 'PUT' && id) return update(context, id, input.data)
    return authError(405, 'bad_method', 'Method not allowed')
  }
