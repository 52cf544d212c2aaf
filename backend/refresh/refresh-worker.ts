import path from 'node:path'
import { importCorpus } from '@/backend/corpus/import-corpus'
import { ImportRunningError, withImportLock } from '@/backend/corpus/import-lock'
import { openNamed } from '@/backend/corpus/open-named'
import { startParser } from '@/backend/corpus/parse-thread'
import { silentProgress } from '@/backend/corpus/progress'
import { connect, type Sql } from '@/backend/db'
import { reloadStarter } from '@/backend/starter/load'
import { env } from '@/lib/env'
import { koreanDay } from '@/lib/korean-time'
import { log } from '@/lib/log'
import { refreshSource } from './refresh-source'

/** What the import's process reports to the service that started it. */
export type RefreshMessage = { outcome: 'started' | 'running' | 'noSource' }

const report = (message: RefreshMessage) => process.send?.(message)

async function refresh(sql: Sql): Promise<void> {
  const { kind, names } = await refreshSource(sql)
  if (kind === 'none') {
    report({ outcome: 'noSource' })
    return
  }
  const today = koreanDay(new Date())
  const dataDir = env().LEGAL_DATA_DIR
  const onStart = () => void report({ outcome: 'started' })
  const shared = { sql, dataDir, today, progress: silentProgress, onStart }
  if (kind === 'starter') {
    await reloadStarter({ ...shared, folder: path.resolve('backend', 'starter') })
    return
  }
  const excluded = new Set<string>()
  const parser = startParser(today)
  try {
    await importCorpus({
      ...shared,
      sources: names.map((name) => ({ name, open: () => openNamed(name, sql, excluded, today) })),
      excluded,
      parser,
    })
  } finally {
    await parser.close()
  }
}

async function main(): Promise<void> {
  const sql = connect()
  try {
    await withImportLock(sql, () => refresh(sql))
  } catch (thrown) {
    if (thrown instanceof ImportRunningError) report({ outcome: 'running' })
    else {
      const reason = thrown instanceof Error ? thrown.message : String(thrown)
      log.error('refresh.failed', { reason })
      process.exitCode = 1
    }
  } finally {
    await sql.end({ timeout: 5 })
    process.disconnect?.()
  }
}

// Without the service an import could not be stopped; what is written stays, and the next import resumes there.
process.once('disconnect', () => process.exit())
void main()
