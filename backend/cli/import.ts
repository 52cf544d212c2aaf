import { statfs } from 'node:fs/promises'
import { explainFault } from '@/backend/corpus/database-fault'
import { readExcluded } from '@/backend/corpus/excluded'
import { importUsage, parseImportArguments } from '@/backend/corpus/import-arguments'
import { importCorpus } from '@/backend/corpus/import-corpus'
import { withImportLock } from '@/backend/corpus/import-lock'
import { openNamed } from '@/backend/corpus/open-named'
import { checkSource } from '@/backend/corpus/open-source'
import { startParser } from '@/backend/corpus/parse-thread'
import { createProgress } from '@/backend/corpus/progress'
import { SourceError } from '@/backend/corpus/source-error'
import { summarise } from '@/backend/corpus/summary'
import { connect } from '@/backend/db'
import { env } from '@/lib/env'
import { koreanDay } from '@/lib/korean-time'

/** Below this much free space PostgreSQL may have died of it without being able to say so. */
const scarce = 64 * 1024 * 1024

async function run(): Promise<number> {
  const args = parseImportArguments(process.argv.slice(2))
  if (args.help) {
    process.stdout.write(importUsage)
    return 0
  }
  for (const source of args.sources) await checkSource(source)
  const excluded = args.exclude ? await readExcluded(args.exclude) : new Set<string>()
  const today = koreanDay(new Date())
  const began = performance.now()
  const sql = connect()
  const parser = startParser(today)
  try {
    const result = await withImportLock(sql, () =>
      importCorpus({
        sql,
        dataDir: args.data ?? env().LEGAL_DATA_DIR,
        sources: args.sources.map((name) => ({
          name,
          open: () => openNamed(name, sql, excluded, today),
        })),
        excluded,
        parser,
        progress: createProgress(process.stderr),
        today,
      }),
    )
    process.stdout.write(summarise(result, (performance.now() - began) / 1000))
    return result.failures.length > 0 ? 2 : 0
  } finally {
    await parser.close()
    await sql.end({ timeout: 5 })
  }
}

async function reasonOf(error: unknown): Promise<string> {
  const explained = explainFault(error)
  if (explained instanceof SourceError) return explained.message
  const space = await statfs(env().LEGAL_DATA_DIR).catch(() => null)
  if (space && space.bavail * space.bsize < scarce) {
    return 'the disk is full: free some space and run the same import again; it goes on where it stopped'
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

run().then(
  (code) => {
    process.exitCode = code
  },
  async (error: unknown) => {
    process.stderr.write(`\nImport stopped: ${await reasonOf(error)}\n`)
    process.exit(2)
  },
)
