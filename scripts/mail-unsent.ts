import { unmailedInquiries, unmailedReplies } from '@/lib/contact/data'
import { deleteExpired } from '@/lib/contact/mutations'
import { mailInquiry, mailReply } from '@/lib/contact/service'
import { log } from '@/lib/log'
import { serviceClient } from '@/lib/supabase/service-client'

/**
 * `npm run contact:unsent`, once an hour: mails the inquiries, and the answers to them, that were stored
 * and not mailed, and deletes inquiries that are older than the form promises to keep them. The id is the
 * key of the mail, so that one which had left before is not sent again.
 */
async function main(): Promise<void> {
  for (const name of ['.env.local', '.env']) {
    try {
      process.loadEnvFile(name)
    } catch {
      // There is none.
    }
  }
  const db = serviceClient()
  const inquiries = await unmailedInquiries(db, new Date())
  let mailed = 0
  for (const inquiry of inquiries) if (await mailInquiry(db, inquiry)) mailed++
  const replies = await unmailedReplies(db, new Date())
  for (const reply of replies) if (await mailReply(db, reply)) mailed++
  const found = inquiries.length + replies.length
  const expired = await deleteExpired(db, new Date())
  if (!expired.ok) log.error('contact.expire-failed', { reason: expired.reason })
  const deleted = expired.ok ? expired.count : 0
  log.info('contact.unsent', { found, mailed, deleted })
  process.exitCode = mailed < found || !expired.ok ? 1 : 0
}

main().catch((error: unknown) => {
  log.error('contact.unsent-failed', {
    reason: error instanceof Error ? error.message : String(error),
  })
  process.exitCode = 1
})
