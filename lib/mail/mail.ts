import { z } from 'zod'

/** A header is one line: a line break in it would begin another header of the sender's choosing. */
const headerText = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^\P{Cc}*$/u, 'one line')

export const mailSchema = z.object({
  to: z.email(),
  subject: headerText(250),
  text: z.string().min(1),
  html: z.string().min(1),
  replyTo: z.email().optional(),
  /** What stops such mails at one press, by POST and without a log-in (RFC 8058). */
  unsubscribe: z.url().max(900).optional(),
  /** The same key twice is one mail, however often it is tried. */
  idempotencyKey: headerText(200),
})

export type Mail = z.infer<typeof mailSchema>

/** A way for a mail to leave. Throws an AppError when it did not. */
export type MailTransport = (mail: Mail, from: string) => Promise<void>

/** The headers by which mailboxes offer to stop a mail; none where it cannot be stopped. */
export function unsubscribeHeaders({
  unsubscribe,
}: Pick<Mail, 'unsubscribe'>): Record<string, string> {
  if (!unsubscribe) return {}
  return {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
