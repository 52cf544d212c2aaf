import 'server-only'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import type { Mail } from '@/lib/mail/mail'
import { sendMail } from '@/lib/mail/send-mail'
import { serviceClient } from '@/lib/supabase/service-client'
import type { ServiceDb } from '@/lib/supabase/types'
import { billingMail } from './billing-mail'
import { claimNotices, markNoticeSent } from './mutations'
import { noticeSchema } from './schema'

/** What one delivery did. What failed is tried again later, five times in all. */
export type DeliveryFigures = { sent: number; failed: number }

/** Small enough for the slowest of them to leave within the lease. */
const batchSize = 10

async function deliver(
  service: ServiceDb,
  send: (mail: Mail) => Promise<void>,
  claimed: unknown,
  now: Date,
): Promise<boolean> {
  try {
    const notice = noticeSchema.parse(claimed)
    await send(await billingMail(notice, now))
    await markNoticeSent(service, notice.id, now)
    return true
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    log.error('billing.mail-failed', { code, reason: message })
    return false
  }
}

/**
 * Mails what is to be told, in each person's language. Any number may run at once: each mail is taken by
 * one, and one that left without our hearing of it has the same key the next time. Never throws for a mail.
 * @param limit mails at most
 */
export async function deliverNotices(
  service: ServiceDb,
  send: (mail: Mail) => Promise<void>,
  now: Date,
  limit: number,
): Promise<DeliveryFigures> {
  const figures: DeliveryFigures = { sent: 0, failed: 0 }
  for (let left = limit; left > 0; ) {
    const claimed = await claimNotices(service, now, Math.min(batchSize, left))
    for (const each of claimed) {
      if (await deliver(service, send, each, now)) figures.sent += 1
      else figures.failed += 1
    }
    if (claimed.length < Math.min(batchSize, left)) break
    left -= claimed.length
  }
  return figures
}

/** After a payment or an act: its mail need not wait for the next run of the renewals. Never throws. */
export async function deliverPending(): Promise<void> {
  try {
    await deliverNotices(serviceClient(), sendMail, new Date(), batchSize)
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    log.error('billing.mail-left', { code, reason: message })
  }
}
