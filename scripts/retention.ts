import postgres from 'postgres'
import { runCommand } from '@/lib/command-line'
import { env } from '@/lib/env'
import { serviceClient } from '@/lib/supabase/service-client'
import { runRetention } from './retention/run-retention'

/**
 * `npm run retention`, once a day: deletes what is past the time that the privacy policy names. The
 * embedded stack does so by itself; with hosted Supabase a cron job runs it.
 */
async function main(): Promise<void> {
  for (const name of ['.env.local', '.env']) {
    try {
      process.loadEnvFile(name)
    } catch {
      // There is none.
    }
  }
  const { RATE_LIMIT_DATABASE_URL, DATABASE_URL, EMBEDDED } = env()
  const open = (url: string | undefined) =>
    url ? postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} }) : null
  const counters = open(RATE_LIMIT_DATABASE_URL)
  const outbox = open(EMBEDDED === '1' ? DATABASE_URL : undefined)
  try {
    const house = { db: serviceClient(), now: new Date(), counters, outbox }
    const { deleted, failed } = await runRetention(house)
    const words = Object.entries(deleted).map(([name, count]) => `${count} ${name}`)
    process.stdout.write(`Deleted: ${words.join(', ')}\n`)
    for (const [name, reason] of Object.entries(failed)) {
      process.stderr.write(`${name} could not be deleted: ${reason}\n`)
      process.exitCode = 1
    }
  } finally {
    await Promise.all([counters?.end({ timeout: 5 }), outbox?.end({ timeout: 5 })])
  }
}

runCommand(main)
