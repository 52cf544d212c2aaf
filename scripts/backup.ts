import { parseArgs } from 'node:util'
import { z } from 'zod'
import { makeBackup } from './backup/make-backup'
import { openTarget } from './backup/target'

/**
 * `npm run data:backup [-- --data DIR] [--database URL]`: writes everything people made (accounts, posts,
 * inquiries, logs, stored files) into one file of DIR/backups. The embedded stack does so by itself as often
 * as the settings of the administration say; hosted Supabase keeps backups of its own.
 */
const kindSchema = z.enum(['scheduled', 'manual'])

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      database: { type: 'string' },
      kind: { type: 'string', default: 'manual' },
    },
  })
  const kind = kindSchema.parse(values.kind)
  const { sql, backups, storageDir } = openTarget(values)
  try {
    const plan = { sql, folder: backups, storageDir, kind, now: () => new Date() }
    const backup = await makeBackup(plan)
    if (!backup) throw new Error('another backup is being made now')
    const size = `${(backup.bytes / 1_000_000).toFixed(1)} MB`
    process.stdout.write(`${backup.file}: ${backup.rows} rows, ${size}\n`)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`No backup: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
