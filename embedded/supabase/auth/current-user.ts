import { z } from 'zod'
import {
  authError,
  type Handler,
  json,
  type Middleware,
  readAnswer,
  readJson,
  withBody,
} from '@/embedded/supabase/middleware'
import { sessionOf } from './access-token'
import { type AuthContext, isBanned, tooSoon } from './context'
import { factorRequired, lacksFactor } from './factors'
import { sendEmailChangeMails } from './link-mails'
import {
  type AuthUser,
  emailTaken,
  findUserByEmail,
  findUserById,
  normalEmail,
  userResponse,
} from './users'

const idSchema = z.object({ id: z.uuid() })

/** A new password: links sent before it and the person's other sessions end, as in GoTrue. */
async function afterNewPassword(context: AuthContext, user: AuthUser, request: Request) {
  const session = sessionOf(request.headers.get('authorization')?.replace(/^Bearer /, ''))
  await context.sql.begin(async (tx) => {
    await tx`update auth.users set confirmation_token = null, confirmation_sent_at = null,
      recovery_token = null, recovery_sent_at = null, email_change_token_new = null,
      email_change_token_current = null, email_change_sent_at = null where id = ${user.id}`
    await tx`delete from auth.sessions where user_id = ${user.id} and id is distinct from ${session}`
  })
}

async function applyUpdate(context: AuthContext, user: AuthUser, request: Request, next: Handler) {
  const { email, ...rest } = await readJson(request)
  const newEmail = normalEmail(email)
  const isNew = newEmail !== '' && newEmail !== user.email
  const session = sessionOf(request.headers.get('authorization')?.replace(/^Bearer /, ''))
  if ((isNew || rest.password !== undefined) && (await lacksFactor(context, user.id, session))) {
    return factorRequired()
  }
  if (isNew) {
    const owner = await findUserByEmail(context.sql, newEmail)
    if (owner && owner.id !== user.id) return emailTaken()
    const refused = tooSoon(context, user.email_change_sent_at)
    if (refused) return refused
  }
  const answer = await next(withBody(request, JSON.stringify(rest)))
  if (!answer.ok) return answer
  if (rest.password !== undefined) await afterNewPassword(context, user, request)
  if (!isNew) return answer
  await context.sql`update auth.users set email_change = ${newEmail} where id = ${user.id}`
  const changing = (await findUserById(context.sql, user.id)) ?? user
  await sendEmailChangeMails(context, changing)
  return json(await userResponse(context.sql, changing))
}

/**
 * `auth.getUser` and `auth.updateUser`. lite does not know bans, keeps other sessions through a new
 * password, and sends as many mails for a new address as it is asked for.
 */
export const currentUser =
  (context: AuthContext): Middleware =>
  async (request, next) => {
    const isChange = request.method === 'PUT'
    if (
      new URL(request.url).pathname !== '/auth/v1/user' ||
      !(isChange || request.method === 'GET')
    ) {
      return next(request)
    }
    const headers = new Headers(request.headers)
    headers.delete('content-length')
    const answer = await next(new Request(request.url, { headers }))
    if (!answer.ok) return answer
    const { id } = idSchema.parse(await readAnswer(answer))
    const user = await findUserById(context.sql, id)
    if (!user) return authError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
    if (isBanned(context, user.banned_until)) {
      return authError(403, 'user_banned', 'User is banned')
    }
    return isChange
      ? applyUpdate(context, user, request, next)
      : json(await userResponse(context.sql, user))
  }
