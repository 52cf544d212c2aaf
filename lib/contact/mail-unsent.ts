import 'server-only'
import { log } from '@/lib/log'
import type { ServiceDb } from '@/lib/supabase/types'
import { type Unmailed, unmailedInquiries, unmailedReplies } from './data'
import { noteMailFailure } from './mutations'
import { mailInquiry, mailReply } from './service'

/**
 * Mails what is stored and has not left. What fails again, or cannot be read, goes behind everything else, so
 * that a hundred such rows do not keep the next message from leaving.
 */
export async function mailUnsent(
  db: ServiceDb,
  now: Date,
  mail = { inquiry: mailInquiry, reply: mailReply },
): Promise<{ found: number; mailed: number }> {
  const outcome = { found: 0, mailed: 0 }
  async function mailEach<T extends { id: string }>(
    table: 'contact_inquiries' | 'inquiry_replies',
    { readable, unreadable }: Unmailed<T>,
    send: (db: ServiceDb, row: T) => Promise<boolean>,
  ) {
    outcome.found += readable.length + unreadable.length
    const failed = [...unreadable]
    for (const row of readable) {
      if (await send(db, row)) outcome.mailed += 1
      else failed.push(row.id)
    }
    for (const id of unreadable) log.error('contact.unreadable', { id })
    for (const id of failed) {
      const noted = await noteMailFailure(db, table, id, now)
      if (!noted.ok) log.error('contact.mark-failed', { inquiry: id, reason: noted.reason })
    }
  }
  await mailEach('contact_inquiries', await unmailedInquiries(db, now), mail.inquiry)
  await mailEach('inquiry_replies', await unmailedReplies(db, now), mail.reply)
  return outcome
}
