import { parseArgs } from 'node:util'
import { z } from 'zod'
import { ablationTable } from '@/backend/bench/ablation'
import { foreignResults } from '@/backend/bench/foreign'
import { layResults } from '@/backend/bench/lay'
import { openEngine } from '@/backend/bench/open-engine'
import { connect } from '@/backend/db'
import { runCommand } from '@/lib/command-line'
import { env } from '@/lib/env'

/**
 * `npm run bench:quality -- [--data DIR] [--target statutes|cases --queries FILE] [--lay FILE]
 * [--foreign FILE]` measures the search on labelled queries. Plain BM25 and the titles of what was
 * found need the store; with `--no-postgres` and no DATABASE_URL they are left out.
 */
const argumentsSchema = z.object({
  data: z.string().min(1).optional(),
  target: z.enum(['statutes', 'cases']).default('statutes'),
  queries: z.string().min(1).optional(),
  lay: z.string().min(1).optional(),
  foreign: z.string().min(1).optional(),
})

const print = (text: string) => process.stdout.write(`${text}\n`)

async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: { data: text, target: text, queries: text, lay: text, foreign: text },
  })
  const { data, target, queries, lay, foreign } = argumentsSchema.parse(values)
  const open = await openEngine(data ?? env().LEGAL_DATA_DIR)
  const sql = env().DATABASE_URL ? connect({ max: 1 }) : null
  try {
    if (queries) {
      print(`nDCG@10  ${target}, ${queries}`)
      const table = await ablationTable(open, target, queries, sql)
      for (const { label, ndcg } of table) print(`${ndcg.toFixed(4)}  ${label}`)
    }
    if (lay) {
      const results = await layResults(open, lay, sql)
      for (const { query, articles, rank, decision } of results)
        print(`[${rank ?? '-'}] ${query}\n    ${articles.join(' | ')}\n    ${decision}`)
      const within = (limit: number) =>
        results.filter(({ rank }) => rank !== null && rank <= limit).length
      print(
        `expected article first ${within(1)}, in the first 3 ${within(3)}, in the first 10 ` +
          `${within(10)} of ${results.length}`,
      )
    }
    if (foreign)
      for (const { target: of, language, recall, weakest } of await foreignResults(open, foreign)) {
        print(`${of} ${language}: recall@10 of the Korean first five ${recall.toFixed(3)}`)
        for (const row of weakest)
          print(`    ${row.recall.toFixed(1)} ${row.query} → ${row.readAs} (${row.ko})`)
      }
  } finally {
    await sql?.end()
  }
}

runCommand(main, { failed: 2 })
