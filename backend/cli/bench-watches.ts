import { parseArgs } from 'node:util'
import { z } from 'zod'
import { openEngine } from '@/backend/bench/open-engine'
import { ChangeSearcher } from '@/backend/changes/match-searches'
import { connect, type Sql } from '@/backend/db'
import { type ChangeRecord, nextChanges } from '@/backend/store/changed-documents'
import { runCommand } from '@/lib/command-line'
import type { MatchRequest } from '@/lib/corpus/changes/schema'
import { env } from '@/lib/env'

/**
 * `npm run bench:ragops -- [--data DIR] [--searches N] [--changes N]`: watched searches over a refresh. The
 * newest decisions and some articles of the store stand for what an import changed; words of the issues of other
 * decisions are the searches. Nothing is left in the store.
 */
const argumentsSchema = z.object({
  data: z.string().min(1).optional(),
  searches: z.coerce.number().int().min(1).max(100_000).default(10_000),
  changes: z.coerce.number().int().min(1).max(300).default(300),
})
const print = (text: string) => process.stdout.write(`${text}\n`)

/** As the worker asks them. */
const atOnce = 500

class Undo extends Error {}

/** The records of a refresh that is undone once it is read. */
async function pretendRefresh(sql: Sql, changes: number): Promise<ChangeRecord[]> {
  let records: ChangeRecord[] = []
  const articles = Math.floor(changes / 10)
  await sql
    .begin(async (tx) => {
      const [before] = await tx<{ last: number }[]>`
        select coalesce(max(id), 0)::int as last from legal.changes`
      const [row] = await tx<{ id: number }[]>`
        insert into legal.imports (source, finished_at) values ('bench', now()) returning id::int`
      const id = row?.id ?? 0
      await tx`insert into legal.changes (import_id, kind, serial)
        select ${id}, 'decision', serial from legal.decisions
        order by judgment_date desc nulls last, serial limit ${changes - articles}`
      await tx`insert into legal.changes (import_id, kind, law_id, article_no, new_text)
        select ${id}, 'article', law_id, no, body from legal.articles
        order by md5(law_id || no) limit ${articles}`
      records = (await nextChanges(tx as unknown as Sql, before?.last ?? 0)).records
      throw new Undo()
    })
    .catch((thrown) => {
      if (!(thrown instanceof Undo)) throw thrown
    })
  return records
}

/** Two to five words of an issue each. */
async function makeSearches(sql: Sql, count: number): Promise<MatchRequest['searches']> {
  const rows = await sql<{ issue: string }[]>`
    select i->>'issue' as issue from legal.decisions d, jsonb_array_elements(d.issues) i
    where length(i->>'issue') > 20 order by md5(d.serial::text) limit ${count}`
  if (rows.length === 0) throw new Error('the store has no decision with issues')
  return Array.from({ length: count }, (_, at) => {
    const words = (rows[at % rows.length]?.issue ?? '')
      .split(/[\s,.()[\]]+/)
      .filter((word) => word.length > 1)
    const from = (at * 7) % Math.max(1, words.length - 5)
    const query = words.slice(from, from + 2 + (at % 4)).join(' ') || '손해배상'
    return { id: String(at), request: { query, type: 'all', collection: 'both' } }
  })
}

async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { data: text, searches: text, changes: text } })
  const given = argumentsSchema.parse(values)
  const { engine } = await openEngine(given.data ?? env().LEGAL_DATA_DIR)
  const sql = connect({ max: 1 })
  try {
    const records = await pretendRefresh(sql, given.changes)
    const searches = await makeSearches(sql, given.searches)
    const { decisions, articles } = engine.status()
    print(`${records.length} changed documents, ${searches.length} watched searches`)
    print(`frequencies of ${decisions} decisions and ${articles} articles`)
    let at = performance.now()
    const searcher = new ChangeSearcher(records, engine)
    print(`index of the changed documents: ${(performance.now() - at).toFixed(0)} ms`)
    at = performance.now()
    let longest = 0
    let found = 0
    const finding = new Set<string>()
    for (let from = 0; from < searches.length; from += atOnce) {
      const began = performance.now()
      for (const { id } of await searcher.matches(searches.slice(from, from + atOnce))) {
        found += 1
        finding.add(id)
      }
      longest = Math.max(longest, performance.now() - began)
    }
    const took = performance.now() - at
    print(
      `all searches: ${(took / 1000).toFixed(2)} s, ${(took / searches.length).toFixed(3)} ms each`,
    )
    print(`longest batch of ${atOnce}: ${longest.toFixed(0)} ms`)
    print(`${finding.size} searches find something, ${found} matches`)
    print(`memory: ${Math.round(process.memoryUsage().rss / 1024 / 1024)} MB`)
  } finally {
    await sql.end()
  }
}

runCommand(main)
