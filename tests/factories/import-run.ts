import { type ImportResult, importCorpus } from '@/backend/corpus/import-corpus'
import { type Parser, parserInProcess } from '@/backend/corpus/parser'
import { silentProgress } from '@/backend/corpus/progress'
import type { Source, SourceEntry } from '@/backend/corpus/source'
import type { Sql } from '@/backend/db'

export const today = '2026-11-21'

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

/** Imports a source as the command does, without its command line; gathers what it notes. */
export async function runImport(
  sql: Sql,
  source: Source,
  options: { excluded?: string[]; parser?: Parser } = {},
): Promise<ImportResult & { notes: string[] }> {
  const notes: string[] = []
  const result = await importCorpus({
    sql,
    dataDir: '/nonexistent',
    sources: [{ name: source.name, open: async () => source }],
    excluded: new Set(options.excluded ?? []),
    parser: options.parser ?? parserInProcess(today),
    progress: { ...silentProgress, note: (line) => notes.push(line) },
    today,
  })
  return { ...result, notes }
}
