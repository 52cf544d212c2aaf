import type postgres from 'postgres'
import { z } from 'zod'
import { authError } from '@/embedded/supabase/middleware'

const time = z.string().nullable()

const userSchema = z.object({
  id: z.uuid(),
  aud: z.string().nullable(),
  role: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  encrypted_password: z.string().nullable(),
  email_confirmed_at: time,
  phone_confirmed_at: time,
  confirmed_at: time,
  confirmation_sent_at: time,
  recovery_sent_at: time,
  reauthentication_sent_at: time,
  email_change: z.string().nullable(),
  email_change_sent_at: time,
  banned_until: time,
  last_sign_in_at: time,
  raw_app_meta_data: z.record(z.string(), z.unknown()).nullable(),
  raw_user_meta_data: z.record(z.string(), z.unknown()).nullable(),
  created_at: time,
  updated_at: time,
})

export type AuthUser = z.infer<typeof userSchema>

export const normalEmail = (value: unknown): string =>
  typeof value === 'string' ? value.trim().toLowerCase() : ''

export async function findUserByEmail(sql: postgres.Sql, email: string): Promise<AuthUser | null> {
  const [row] = await sql`select * from auth.users where email = ${email} and not is_sso_user`
  return row ? userSchema.parse(row) : null
}

export async function findUserById(sql: postgres.Sql, id: string): Promise<AuthUser | null> {
  if (!z.uuid().safeParse(id).success) return null
  const [row] = await sql`select * from auth.users where id = ${id}`
  return row ? userSchema.parse(row) : null
}

const TOKEN_COLUMNS = [
  'confirmation_token',
  'recovery_token',
  'email_change_token_new',
  'email_change_token_current',
] as const

/** Whose link it is, and of which kind of mail. */
export async function findUserByToken(sql: postgres.Sql, hash: string) {
  if (!hash) return null
  for (const column of TOKEN_COLUMNS) {
    const [row] = await sql`select * from auth.users where ${sql(column)} = ${hash}`
    if (row) return { user: userSchema.parse(row), column }
  }
  return null
}

export const emailTaken = (): Response =>
  authError(422, 'email_exists', 'A user with this email address has already been registered')

export async function listUsers(sql: postgres.Sql, page: number, perPage: number) {
  const [count] = await sql<{ total: number }[]>`select count(*)::int as total from auth.users`
  const rows = await sql`select * from auth.users order by created_at desc, id
    limit ${perPage} offset ${(page - 1) * perPage}`
  return { total: count?.total ?? 0, users: rows.map((row) => userSchema.parse(row)) }
}

/** A user as GoTrue shows it: never the password, never a token. */
export async function userResponse(sql: postgres.Sql, user: AuthUser) {
  const identities = await sql`
    select id as identity_id, provider_id as id, user_id, identity_data, provider, email,
      last_sign_in_at, created_at, updated_at
    from auth.identities where user_id = ${user.id} order by created_at`
  const factors = await sql`
    select id, friendly_name, factor_type, status, created_at, updated_at
    from auth.mfa_factors where user_id = ${user.id} order by created_at`
  const {
    encrypted_password: _,
    raw_app_meta_data,
    raw_user_meta_data,
    email_change,
    ...rest
  } = user
  const shown = Object.entries(rest).filter(([, value]) => value !== null)
  return {
    ...Object.fromEntries(shown),
    aud: user.aud ?? 'authenticated',
    role: user.role ?? 'authenticated',
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...(email_change ? { new_email: email_change } : {}),
    app_metadata: raw_app_meta_data ?? {},
    user_metadata: raw_user_meta_data ?? {},
    identities: [...identities],
    ...(factors.length > 0 ? { factors: [...factors] } : {}),
    is_anonymous: false,
  }
}
