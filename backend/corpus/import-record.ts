import type { Sql } from '@/backend/db'
import { type Progress, paceOf } from './progress'
import { SourceError } from './source-error'

export type BadFile = { path: string; reason: string }
type Failure = { fault: string; message: string }

/** Only the first are stored by name; all of them are counted. */
const badFilesKept = 100
const writeEvery = 1000

/** The row of a running import in legal.imports. */
export type ImportRecord = {
  id: number
  /**
   * Reports to the terminal or the log, and to the row. Its calls throw a SourceError `cancelled` once the administration
   * has asked the import to stop: every stage calls them again and again.
   */
  progress: Progress
  skipped(file: BadFile): void
  stage(stage: 'graph' | 'index'): Promise<void>
  /** Runs the import, and writes how it ended; what it throws is thrown on. */
  during<T>(run: () => Promise<{ result: T; failures: SourceError[] }>): Promise<T>
}

function failureOf(error: unknown): Failure {
  if (error instanceof SourceError) return { fault: error.fault, message: error.message }
  // What the database or the program says is for the log, not for a page.
  return { fault: 'unexpected', message: '' }
}

/** Begins the row of an import. */
export async function openRecord(
  sql: Sql,
  source: string,
  counts: Record<string, number>,
  watcher: Progress,
  now: () => number = Date.now,
): Promise<ImportRecord> {
  const [row] = await sql<{ id: number }[]>`
    insert into legal.imports (source, counts) values (${source}, ${sql.json(counts)}) returning id::int`
  const id = row!.id
  const badFiles: BadFile[] = []
  let figures: Record<string, string | number | null> | null = null
  let began = now()
  let cancelled = false
  let writing: Promise<unknown> | null = null

  async function write(): Promise<void> {
    const [after] = await sql<{ cancelled: boolean }[]>`
      update legal.imports set progress = ${figures && sql.json(figures)}, bad_files = ${sql.json(badFiles)}
      where id = ${id} returning cancel_asked_at is not null as cancelled`
    cancelled ||= after?.cancelled ?? false
  }
  // The figures are a courtesy: what the database has against them the import itself will meet.
  const tick = () => {
    writing ??= write()
      .catch(() => {})
      .finally(() => {
        writing = null
      })
  }
  const stopIfAsked = () => {
    if (cancelled) {
      throw new SourceError('cancelled', 'cancelled from the administration; it can be run again')
    }
  }

  async function end(outcome: string, failures: Failure[]): Promise<void> {
    await writing
    await write()
    await sql`
      update legal.imports set outcome = ${outcome}, ended_at = now(), failures = ${sql.json(failures)}
      where id = ${id}`
  }

  return {
    id,
    progress: {
      stage(name) {
        stopIfAsked()
        began = now()
        figures = null
        watcher.stage(name)
      },
      update(fraction, done, unit) {
        stopIfAsked()
        const total = fraction ? Math.round(done / fraction) : null
        const pace = paceOf(fraction, done, (now() - began) / 1000)
        figures = { fraction, done, total, unit, ...pace }
        watcher.update(fraction, done, unit)
      },
      note: (line) => watcher.note(line),
      end: () => watcher.end(),
    },
    skipped(file) {
      if (badFiles.length < badFilesKept) badFiles.push(file)
      watcher.note(`skipped ${file.path}: ${file.reason}`)
    },
    async stage(stage) {
      const [after] = await sql<{ cancelled: boolean }[]>`
        update legal.imports set stage = ${stage}, progress = null
        where id = ${id} returning cancel_asked_at is not null as cancelled`
      // A small corpus is read before the row is looked at by the clock.
      cancelled ||= after?.cancelled ?? false
      stopIfAsked()
    },
    async during(run) {
      const timer = setInterval(tick, writeEvery)
      try {
        const { result, failures } = await run()
        await end(failures.length > 0 ? 'incomplete' : 'done', failures.map(failureOf))
        return result
      } catch (error) {
        const failure = failureOf(error)
        const stopped = failure.fault === 'cancelled'
        await end(stopped ? 'cancelled' : 'failed', stopped ? [] : [failure]).catch(() => {})
        throw error
      } finally {
        clearInterval(timer)
      }
    },
  }
}
