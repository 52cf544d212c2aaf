import path from 'node:path'
import { parseArgs } from 'node:util'
import { withImportLock } from '@/backend/corpus/import-lock'
import { createProgress } from '@/backend/corpus/progress'
import { connect } from '@/backend/db'
import { loadStarter } from '@/backend/starter/load'
import { env } from '@/lib/env'
import { koreanDay } from '@/lib/korean-time'

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  const sql = connect()
  try {
    const loaded = await withImportLock(sql, () =>
      loadStarter({
        sql,
        folder: path.resolve('backend', 'starter'),
        dataDir: values.data ?? env().LEGAL_DATA_DIR,
        today: koreanDay(new Date()),
        progress: createProgress(process.stderr),
      }),
    )
    process.stdout.write(
      loaded
        ? `Loaded the starter corpus: ${loaded.decisions} decisions, ${loaded.articles} articles of ${loaded.laws} statutes.\n`
        : 'The store is not empty; the starter corpus was not loaded.\n',
    )
  } finally {
    await sql.end({ timeout: 5 })
  }
}

run().catch((error: unknown) => {
  process.stderr.write(
    `The starter corpus was not loaded: ${error instanceof Error ? error.message : String(error)}\n`,
  )
  process.exitCode = 1
})
