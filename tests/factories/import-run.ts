import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ImportResult, importCorpus } from '@/backend/corpus/import-corpus'
import { type Parser, parserInProcess } from '@/backend/corpus/parser'
import { silentProgress } from '@/backend/corpus/progress'
import type { Source, SourceEntry } from '@/backend/corpus/source'
import { connect, type Sql } from '@/backend/db'
import type { QuestionBank } from '@/backend/questions/bank'
import { createTestDatabase } from '@/tests/database'

export const today = '2026-11-21'

/** Learning from the bank of the project takes longer than all the rest of a small import. */
export const noQuestions = (): QuestionBank => ({ entries: [], unanswerable: [] })

type Content = Map<string, string | Uint8Array>

/** A source held in memory. @param breakAfter entries after which it fails with the error given. */
export function memorySource(content: Content, broken?: { after: number; error: Error }): Source {
  async function* entries(): AsyncGenerator<SourceEntry> {
    let given = 0
    for (const [path, text] of content) {
      if (broken && given === broken.after) throw broken.error
      given += 1
      yield { path, bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text }
    }
  }
  return { name: 'memory', entries, fraction: () => null, close: async () => {} }
}

export type ImportStore = {
  sql: Sql
  dataDir: string
  /** Imports a source as the command does, without its command line; gathers what it notes. */
  run(
    source: Source,
    options?: { excluded?: string[]; parser?: Parser; day?: string },
  ): Promise<ImportResult & { notes: string[] }>
  close(): Promise<void>
}

/** An empty store of the test's own: a migrated database and a data folder. */
export async function createImportStore(): Promise<ImportStore> {
  const database = await createTestDatabase()
  const sql = connect({ url: database.url })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'import-'))
  return {
    sql,
    dataDir,
    async run(source, options = {}) {
      const day = options.day ?? today
      const notes: string[] = []
      const result = await importCorpus({
        sql,
        dataDir,
        sources: [{ name: source.name, open: async () => source }],
        excluded: new Set(options.excluded ?? []),
        parser: options.parser ?? parserInProcess(day),
        progress: { ...silentProgress, note: (line) => notes.push(line) },
        today: day,
        questions: noQuestions,
      })
      return { ...result, notes }
    },
    async close() {
      await sql.end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
