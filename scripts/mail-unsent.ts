import { unmailedInquiries } from '@/lib/contact/data'
import { deleteExpired } from '@/lib/contact/mutations'
import { mailInquiry } from '@/lib/contact/service'
import { log } from '@/lib/log'
import { serviceClient } from '@/lib/supabase/service'

/**
 * `npm run contact:unsent`, once an hour: mails the inquiries that were stored and not mailed, and deletes
 * those that are older than the form promises to keep them. The id of an inquiry is the key of its mail,
 * so that one which had left before is not sent again.
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
  const expired = await deleteExpired(db, new Date())
  if (!expired.ok) log.error('contact.expire-failed', { reason: expired.reason })
  const deleted = expired.ok ? expired.count : 0
  log.info('contact.unsent', { found: inquiries.length, mailed, deleted })
  process.exitCode = mailed < inquiries.length || !expired.ok ? 1 : 0
}

main().catch((error: unknown) => {
  log.error('contact.unsent-failed', {
    reason: error instanceof Error ? error.message : String(error),
  })
  process.exitCode = 1
})
