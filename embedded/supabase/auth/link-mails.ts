import { randomBytes } from 'node:crypto'
import type { AuthContext } from './context'
import { renderMail } from './mailer'
import type { AuthUser } from './users'

/** Where lite keeps what the link of each mail proves. Sign-in and recovery share a place. */
const TOKEN_COLUMNS_BY_MAIL = {
  confirmation: { token: 'confirmation_token', sentAt: 'confirmation_sent_at' },
  recovery: { token: 'recovery_token', sentAt: 'recovery_sent_at' },
  magic_link: { token: 'recovery_token', sentAt: 'recovery_sent_at' },
  email_change: { token: 'email_change_token_new', sentAt: 'email_change_sent_at' },
} as const

/** As long as GoTrue's. lite's own come from a six-digit code and could be guessed; these cannot. */
const newTokenHash = () => randomBytes(28).toString('hex')

/**
 * Sends a mail with a fresh link; the last one of its kind stops working. A change of address is
 * proved at the new one, so its mail goes there.
 */
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
  const [email, newEmail] = [user.email ?? '', user.email_change ?? '']
  const mail = await renderMail(context.templateDir, name, {
    SiteURL: context.siteUrl,
    TokenHash: hash,
    Email: email,
    NewEmail: newEmail,
    Data: user.raw_user_meta_data ?? {},
  })
  await context.outbox.send({ to: name === 'email_change' ? newEmail : email, ...mail })
}
