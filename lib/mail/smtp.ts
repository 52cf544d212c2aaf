import { createHash } from 'node:crypto'
import { AppError, type ErrorCode } from '@/lib/errors'
import { retry, type Sleep } from '@/lib/retry'
import { type Mail, type MailTransport, unsubscribeHeaders } from './mail'

const TIMEOUT_MS = 10_000
const ATTEMPTS = 3
const BASE_DELAY_MS = 1000

/** Nothing was handed over yet: only then is it safe to try again, for SMTP knows no idempotency. */
const beforeHandover: ReadonlySet<ErrorCode> = new Set(['network'])

function smtpError(thrown: unknown): AppError {
  const failure = typeof thrown === 'object' && thrown !== null ? thrown : {}
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : ''
  const status = 'responseCode' in failure ? Number(failure.responseCode) : 0
  // nodemailer names the step; until it is over the server has seen nothing of the mail.
  const connecting = 'command' in failure && failure.command === 'CONN' && !status
  // The server's own words may repeat the address, so they stay out of the log.
  return new AppError(connecting ? 'network' : 'badGateway', {
    internal: `smtp ${code || 'failure'}${status ? ` ${status}` : ''}`,
  })
}

/** The same mail keeps its Message-ID when it is sent again, and mailboxes show it once. */
function messageId(mail: Mail, from: string): string {
  const host = /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? 'localhost'
  const digest = createHash('sha256').update(mail.idempotencyKey).digest('hex').slice(0, 40)
  return `<${digest}@${host}>`
}

/** A mail server: `smtp://user:password@host:587` or `smtps://…`. */
export function smtpTransport(url: string, sleep?: Sleep): MailTransport {
  return async (mail, from) => {
    // Only where it is used: few installations have a mail server of their own.
    const { createTransport } = await import('nodemailer')
    const transporter = createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    const send = () =>
      transporter
        .sendMail({
          from,
          to: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: messageId(mail, from),
          headers: unsubscribeHeaders(mail),
          ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
        })
        .catch((thrown: unknown) => {
          throw smtpError(thrown)
        })
    const policy = { attempts: ATTEMPTS, baseDelay: BASE_DELAY_MS, retryOn: beforeHandover }
    try {
      await retry(send, policy, sleep)
    } finally {
      transporter.close()
    }
  }
}
