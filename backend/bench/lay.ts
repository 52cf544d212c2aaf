import { z } from 'zod'
import type { Sql } from '@/backend/db'
import { readJsonLines } from './json-lines'
import { hitsOf, type OpenEngine } from './open-engine'

const laySchema = z.object({
  qid: z.string(),
  query: z.string(),
  expect: z.array(z.string()).min(1),
})

export type LayResult = {
  qid: string
  query: string
  articles: string[]
  /** Rank of the first expected article, from 1; null when it is not among the first ten. */
  rank: number | null
  decision: string
}

const citation = (no: string) => `제${no.replace(/^(\d+)/, '$1조')}`

/** The headings of articles and names of decisions are in the store; without one there are none. */
async function titlesOf(sql: Sql | null, ids: readonly string[]): Promise<Map<string, string>> {
  if (!sql) return new Map()
  const rows = await sql<{ id: string; title: string }[]>`
    select law_id || '#' || no as id, title from legal.articles
    where (law_id, no) in (select split_part(id, '#', 1), split_part(id, '#', 2)
      from unnest(${ids as string[]}::text[]) as id) and title is not null
    union all
    select serial::text, court || ' ' || case_name from legal.decisions
    where serial::text = any(${ids as string[]}::text[])`
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** What comes first for questions as lay people put them. */
export async function layResults(
  open: OpenEngine,
  path: string,
  sql: Sql | null,
): Promise<LayResult[]> {
  const laws = new Map(open.names.laws.map(({ lawId, title }) => [lawId, title]))
  const numbers = new Map(open.names.numbers.map(([number, serial]) => [String(serial), number]))
  const nameOf = (id: string) => {
    const [law = '', no = ''] = id.split('#')
    return `${laws.get(law)} ${citation(no)}`
  }
  const results: LayResult[] = []
  for (const { qid, query, expect } of await readJsonLines(path, laySchema)) {
    const articles = await hitsOf(open, 'statutes', query, 10)
    const [decision = ''] = await hitsOf(open, 'cases', query, 1)
    const titles = await titlesOf(sql, [...articles.slice(0, 3), decision])
    const titled = (name: string, id: string) =>
      titles.has(id) ? `${name} (${titles.get(id)})` : name
    const at = articles.findIndex((id) => expect.includes(nameOf(id)))
    results.push({
      qid,
      query,
      articles: articles.slice(0, 3).map((id) => titled(nameOf(id), id)),
      rank: at < 0 ? null : at + 1,
      decision: titled(numbers.get(decision) ?? decision, decision),
    })
  }
  return results
}
