import { performance } from 'node:perf_hooks'
import { z } from 'zod'
import { readJsonLines } from '@/backend/bench/json-lines'
import type { EngineHit, EngineQuery, SearchEngine } from '@/backend/search/engine'

/** First hits that are compared. */
export const compared = 10

export type BenchQuery = Pick<EngineQuery, 'target' | 'text'>

/** What came of a query; `hits` is null when it failed. */
export type Asked = { hits: EngineHit[] | null; ms: number }

const rowSchema = z.object({ query: z.string().min(1) })

/** As many queries of each file, `count` in all. */
export async function readQueries(
  files: readonly { target: BenchQuery['target']; path: string }[],
  count: number,
): Promise<BenchQuery[]> {
  const each = Math.ceil(count / files.length)
  const read = files.map(async ({ target, path }) => {
    const rows = await readJsonLines(path, rowSchema)
    return rows.slice(0, each).map(({ query }) => ({ target, text: query }))
  })
  return (await Promise.all(read)).flat().slice(0, count)
}

async function ask(engine: SearchEngine, { target, text }: BenchQuery): Promise<Asked> {
  const plain = { filters: {}, actsOnly: false, sort: 'relevance', offset: 0 } as const
  const started = performance.now()
  const answer = await engine.search({ ...plain, target, text, limit: compared }).catch(() => null)
  return { hits: answer?.hits ?? null, ms: performance.now() - started }
}

/**
 * Each of so many people asks, waits for the answer and asks the next query that is left.
 * @param onAnswer is told how many answers there are
 * @returns answers in the order of the queries
 */
export async function askAll(
  engine: SearchEngine,
  queries: readonly BenchQuery[],
  people: number,
  onAnswer: (answers: number) => void = () => {},
): Promise<Asked[]> {
  const asked: Asked[] = []
  let next = 0
  let answers = 0
  const person = async () => {
    while (next < queries.length) {
      const at = next++
      asked[at] = await ask(engine, queries[at]!)
      onAnswer(++answers)
    }
  }
  await Promise.all(Array.from({ length: people }, person))
  return asked
}
