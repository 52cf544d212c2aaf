import path from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from './backup/restore-backup'
import { openTarget } from './backup/target'

/**
 * `npm run data:restore -- FILE [--data DIR] [--database URL] [--replace] [--older]`: brings a backup back
 * into an empty database whose migrations are applied. With --replace it takes the place of everything that
 * is there. All of it, or nothing.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      database: { type: 'string' },
      replace: { type: 'boolean', default: false },
      older: { type: 'boolean', default: false },
    },
  })
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new Error('name one file: npm run data:restore -- FILE')
  const { sql, backups, storageDir } = openTarget(values)
  try {
    const { replace, older } = values
    const plan = { sql, file: path.resolve(file), storageDir, workDir: backups, replace, older }
    const { madeAt, rows, files } = await restoreBackup(plan)
    process.stdout.write(`As it was at ${madeAt}: ${rows} rows, ${files} files\n`)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error)
  process.stderr.write(`Nothing was restored: ${reason}\n`)
  process.exitCode = 1
})
