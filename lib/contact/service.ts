import { env } from '@/lib/env'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import type { Mail } from '@/lib/mail/mail'
import { sendMail } from '@/lib/mail/send-mail'
import { createRateLimiter, type RateLimiter } from '@/lib/rate-limit'
import type { Db } from '@/lib/supabase/types'
import { confirmationRate } from './constants'
import type { ReplyToMail } from './inbox-schema'
import { confirmationMail, replyMail, staffMail } from './inquiry-mail'
import { markMailed, markReplyMailed } from './mutations'
import type { Inquiry } from './schema'

const siteConfirmations = createRateLimiter(confirmationRate)

export type MailInquiryOptions = {
  send?: (mail: Mail) => Promise<void>
  confirmations?: RateLimiter
}

/** Whether it worked; what it was about stays out of the log. */
async function attempt(inquiry: { id: string }, event: string, work: () => Promise<void>) {
  try {
    await work()
    return true
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    log.error(event, { inquiry: inquiry.id, code, reason: message })
    return false
  }
}

/**
 * Mails an inquiry to the staff and a confirmation to the sender. Never throws: the inquiry is stored, and what
 * was not mailed is mailed later (scripts/mail-unsent). The confirmation is a courtesy and not repeated.
 * @returns whether the inquiry has reached us.
 */
export async function mailInquiry(
  db: Db,
  inquiry: Inquiry,
  options: MailInquiryOptions = {},
): Promise<boolean> {
  const { send = sendMail, confirmations = siteConfirmations } = options
  const sent = await attempt(inquiry, 'contact.mail-failed', async () =>
    send(await staffMail(inquiry, env().CONTACT_EMAIL)),
  )
  if (!sent) return false
  const marked = await markMailed(db, inquiry.id)
  if (!marked.ok) log.error('contact.mark-failed', { inquiry: inquiry.id, reason: marked.reason })
  if (!(await confirmations.take(inquiry.email.toLowerCase())).allowed) {
    log.warn('contact.confirmation-limited', { inquiry: inquiry.id })
    return true
  }
  await attempt(inquiry, 'contact.confirmation-failed', async () =>
    send(await confirmationMail(inquiry)),
  )
  return true
}

/**
 * Mails a reply to the sender of the inquiry. Never throws: the reply is stored, and what was not mailed is
 * mailed later (scripts/mail-unsent).
 * @returns whether the mail has left.
 */
export async function mailReply(
  db: Db,
  reply: ReplyToMail,
  { send = sendMail, now = new Date() }: { send?: (mail: Mail) => Promise<void>; now?: Date } = {},
): Promise<boolean> {
  const sent = await attempt(reply, 'contact.reply-failed', async () =>
    send(await replyMail(reply, env().CONTACT_EMAIL)),
  )
  if (!sent) return false
  const marked = await markReplyMailed(db, reply.id, now)
  if (!marked.ok) log.error('contact.mark-failed', { inquiry: reply.id, reason: marked.reason })
  return true
}
