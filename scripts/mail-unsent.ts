import { mailUnsent } from '@/lib/contact/mail-unsent'
import { deleteExpired } from '@/lib/contact/mutations'
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
  const { found, mailed } = await mailUnsent(db, new Date())
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
