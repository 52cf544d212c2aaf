import type { AuthContext } from './context'
import { newToken, renderMail } from './mailer'
import type { AuthUser } from './users'

/** Sends the mail that confirms a sign-up, with a fresh code; the old one stops working. */
export async function sendConfirmation(context: AuthContext, user: AuthUser): Promise<void> {
  const email = user.email ?? ''
  const { code, hash } = newToken(email)
  const at = new Date(context.now())
  await context.sql`update auth.users set confirmation_token = ${hash}, confirmation_sent_at = ${at},
    updated_at = ${at} where id = ${user.id}`
  const mail = await renderMail(context.templateDir, 'confirmation', {
    siteUrl: context.siteUrl,
    email,
    code,
    hash,
  })
  await context.outbox.send({ to: email, ...mail })
}

/** The same for a change of address: the mail goes to the new one. */
export async function sendEmailChange(context: AuthContext, user: AuthUser): Promise<void> {
  const newEmail = user.email_change ?? ''
  const { code, hash } = newToken(newEmail)
  const at = new Date(context.now())
  await context.sql`update auth.users set email_change_token_new = ${hash},
    email_change_sent_at = ${at}, updated_at = ${at} where id = ${user.id}`
  const mail = await renderMail(context.templateDir, 'email_change', {
    siteUrl: context.siteUrl,
    email: user.email ?? '',
    newEmail,
    code,
    hash,
  })
  await context.outbox.send({ to: newEmail, ...mail })
}
