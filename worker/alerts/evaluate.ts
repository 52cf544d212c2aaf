import type postgres from 'postgres'
import { z } from 'zod'
import { alertPath } from '@/lib/alerts/alert-path'
import { evaluateJob } from '@/lib/alerts/job'
import {
  type ChangedDocument,
  type ChangedDocuments,
  type Matches,
  type MatchRequest,
  watchedSearchSchema,
} from '@/lib/corpus/changes/schema'
import { listChangesAfter, matchSearches } from '@/lib/corpus/changes/service'
import { JobFailure } from '@/lib/jobs/definition'
import { type Handler, handles } from '@/worker/handler'

/** What is asked of the case-law service; tests give their own. */
export type ChangeService = {
  listChangesAfter: (after: number) => Promise<ChangedDocuments>
  matchSearches: (request: MatchRequest) => Promise<Matches>
}
const caseLawService: ChangeService = { listChangesAfter, matchSearches }

/** Searches that are asked together, and about how long their words may be together: a request has its limit. */
const searchesAtOnce = 500
const lettersAtOnce = 100_000

/** What `keep_alerts` is told: who watches it, it finds out itself. */
type Found = {
  watch_kind: string
  watch_reference: string
  change_id: number
  kind: ChangedDocument['kind']
  reason: string
  path: string
  title: string
  line: string
  changed_at: string
}

const found = (
  { id, kind, page, title, changedAt }: ChangedDocument,
  watch: { kind: string; reference: string },
  reason: string,
  line: string,
): Found => ({
  watch_kind: watch.kind,
  watch_reference: watch.reference,
  change_id: id,
  kind,
  reason,
  path: alertPath(page),
  title: title.slice(0, 600),
  line: line.slice(0, 600),
  changed_at: changedAt,
})

async function fromService<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (thrown) {
    throw new JobFailure('service', {
      detail: thrown instanceof Error ? thrown.message : String(thrown),
    })
  }
}

async function readProgress(sql: postgres.Sql): Promise<number> {
  const [row] = await sql`select change_id::int from public.alert_progress`
  return z.number().int().parse(row?.change_id)
}

/** What the changes touch that somebody watches: of the hundred articles that a decision cites, few are. */
async function watchedTouches(sql: postgres.Sql, documents: ChangedDocument[]): Promise<Found[]> {
  const touched = documents.flatMap(({ touches }) =>
    touches.map(({ kind, reference }) => ({ kind, reference })),
  )
  const rows = await sql<{ key: string }[]>`
    select distinct w.kind || ' ' || w.reference as key from public.watches w
    join jsonb_to_recordset(${JSON.stringify(touched)}::text::jsonb) as t (kind text, reference text)
      on w.kind = t.kind and w.reference = t.reference
    where w.paused_at is null`
  const watched = new Set(rows.map(({ key }) => key))
  return documents.flatMap((document) =>
    document.touches
      .filter(({ kind, reference }) => watched.has(`${kind} ${reference}`))
      .map((touch) => found(document, touch, touch.reason, touch.line)),
  )
}

const searchRowSchema = z.object({ reference: z.string(), request: watchedSearchSchema })
type SearchRow = z.infer<typeof searchRowSchema>

/** Every search that somebody watches, once however many do, in pieces that one request takes. */
async function* searchesOf(sql: postgres.Sql): AsyncGenerator<SearchRow[]> {
  for (let after = ''; ; ) {
    const rows = z.array(searchRowSchema).parse(
      await sql`select distinct on (reference) reference, request from public.watches
        where kind = 'search' and paused_at is null and reference > ${after}
        order by reference limit ${searchesAtOnce}`,
    )
    if (rows.length === 0) return
    after = rows.at(-1)?.reference ?? after
    let piece: SearchRow[] = []
    let letters = 0
    for (const row of rows) {
      const length = JSON.stringify(row.request).length
      if (piece.length > 0 && letters + length > lettersAtOnce) {
        yield piece
        piece = []
        letters = 0
      }
      piece.push(row)
      letters += length
    }
    yield piece
  }
}

/** Writes what was found and how far it reaches, as one. Another that was faster has written the same. */
async function keep(sql: postgres.Sql, after: number, last: number, alerts: Found[]) {
  await sql`select public.keep_alerts(${after}, ${last}, ${JSON.stringify(alerts)}::text::jsonb)`
}

/**
 * Compares what whole imports have changed with what people watch, one stretch of changes after the other. A
 * stretch is written whole or not at all, so that a job that was killed begins with the one it had in hand.
 */
export const evaluateHandler = (service: ChangeService = caseLawService): Handler =>
  handles(evaluateJob, async (_, { sql, signal, report }) => {
    for (let stretches = 0; ; stretches += 1) {
      report({ done: stretches, step: 'changes' })
      const after = await readProgress(sql)
      const { last, documents } = await fromService(() => service.listChangesAfter(after))
      if (last === null) return undefined
      const byId = new Map(documents.map((document) => [document.id, document]))
      const alerts = await watchedTouches(sql, documents)
      for await (const piece of searchesOf(sql)) {
        const searches = piece.map(({ reference, request }) => ({ id: reference, request }))
        const matches = await fromService(() => service.matchSearches({ after, last, searches }))
        signal.throwIfAborted()
        for (const { id, change, line } of matches) {
          const document = byId.get(change)
          if (document)
            alerts.push(found(document, { kind: 'search', reference: id }, 'found', line))
        }
      }
      signal.throwIfAborted()
      await keep(sql, after, last, alerts)
    }
  })
