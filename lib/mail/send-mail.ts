import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { type Mail, type MailTransport, mailSchema } from './mail'
import { resendTransport } from './resend'
import { smtpTransport } from './smtp'

/** A mail server of one's own goes before a service. */
function configuredTransport(): MailTransport {
  const { SMTP_URL, RESEND_API_KEY, RESEND_URL } = env()
  if (SMTP_URL) return smtpTransport(SMTP_URL)
  if (RESEND_API_KEY) return resendTransport({ url: RESEND_URL, apiKey: RESEND_API_KEY })
  throw new AppError('unavailable', { internal: 'neither SMTP_URL nor RESEND_API_KEY is set' })
}

/**
 * Sends one mail through what the environment names: SMTP, Resend, or the embedded outbox.
 * Nothing of it is logged here; `internal` of the errors holds neither address nor text.
 * @throws AppError `validation` for a mail that cannot be one (a line break in a header, a bad address),
 *   otherwise why it could not be handed over.
 */
export async function sendMail(mail: Mail, transport?: MailTransport): Promise<void> {
  const parsed = mailSchema.safeParse(mail)
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
    throw new AppError('validation', { internal: `not a mail: ${fields}` })
  }
  await (transport ?? configuredTransport())(parsed.data, env().MAIL_FROM)
}
