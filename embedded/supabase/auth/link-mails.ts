import { randomBytes } from 'node:crypto'
import type { AuthContext } from './context'
import { renderMail, type TemplateName } from './mailer'
import type { AuthUser } from './users'

/** Where lite keeps what the link of each mail proves. Sign-in and recovery share a place. */
const TOKEN_COLUMNS_BY_MAIL = {
  confirmation: { token: 'confirmation_token', sentAt: 'confirmation_sent_at' },
  recovery: { token: 'recovery_token', sentAt: 'recovery_sent_at' },
  magic_link: { token: 'recovery_token', sentAt: 'recovery_sent_at' },
} as const

/** As long as GoTrue's. lite's own come from a six-digit code and could be guessed; these cannot. */
const newTokenHash = () => randomBytes(28).toString('hex')

async function sendMail(
  context: AuthContext,
  user: AuthUser,
  name: TemplateName,
  { to, hash }: { to: string; hash: string },
): Promise<void> {
  const mail = await renderMail(context.templateDir, name, {
    SiteURL: context.siteUrl,
    TokenHash: hash,
    Email: user.email ?? '',
    NewEmail: user.email_change ?? '',
    Data: user.raw_user_meta_data ?? {},
  })
  await context.outbox.send({ to, ...mail })
}

/** Sends a mail with a fresh link; the last one of its kind stops working. */
export async function sendLinkMail(
  context: AuthContext,
  user: AuthUser,
  name: keyof typeof TOKEN_COLUMNS_BY_MAIL,
): Promise<void> {
  const hash = newTokenHash()
  const at = new Date(context.now())
  const { token, sentAt } = TOKEN_COLUMNS_BY_MAIL[name]
  await context.sql`update auth.users
    set ${context.sql({ [token]: hash, [sentAt]: at, updated_at: at })} where id = ${user.id}`
  await sendMail(context, user, name, { to: user.email ?? '', hash })
}

/** Asks the present and the new address to confirm a change; links of an earlier request stop working. */
export async function sendEmailChangeMails(context: AuthContext, user: AuthUser): Promise<void> {
  const [current, next] = [newTokenHash(), newTokenHash()]
  const at = new Date(context.now())
  await context.sql`update auth.users set email_change_token_current = ${current},
    email_change_token_new = ${next}, email_change_confirm_status = 0, email_change_sent_at = ${at},
    updated_at = ${at} where id = ${user.id}`
  await sendMail(context, user, 'email_change', { to: user.email ?? '', hash: current })
  await sendMail(context, user, 'email_change', { to: user.email_change ?? '', hash: next })
}
