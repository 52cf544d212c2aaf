import type { Sql } from '@/backend/db'
import type { IndexNames } from '@/backend/search/index/names'
import { IssuePhrases } from './issue-phrases'

const batchSize = 2000
/** In fewer decisions a phrase is a sentence of one court. */
const leastDecisions = 3
const mostPhrases = 60_000

async function buildPhrases(sql: Sql): Promise<string[]> {
  const phrases = new IssuePhrases()
  const issues = sql<{ text: string }[]>`
    select issue_text as text from legal.decisions where issue_text <> ''`
  await issues.cursor(batchSize, (rows) => {
    for (const { text } of rows) phrases.add(text)
  })
  return phrases.frequent(leastDecisions, mostPhrases)
}

/** Titles of laws, most cited first, every number of every decision, and the phrases of issues. */
export async function buildNames(sql: Sql): Promise<IndexNames> {
  const laws = await sql<IndexNames['laws']>`
    select l.law_id as "lawId", l.title, l.kind, l.current,
      coalesce(sum(a.cited_by), 0)::int as "citedBy"
    from legal.laws l left join legal.articles a using (law_id)
    group by l.law_id order by "citedBy" desc, l.title`
  const numbers = await sql<{ number: string; serial: number }[]>`
    select n.number, n.serial from legal.decision_numbers n join legal.decisions d using (serial)
    order by n.number, d.cited_by desc, n.serial`
  return {
    laws: [...laws],
    numbers: numbers.map(({ number, serial }) => [number, serial]),
    phrases: await buildPhrases(sql),
  }
}
