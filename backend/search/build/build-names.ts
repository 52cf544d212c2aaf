import type { Sql } from '@/backend/db'
import type { IndexNames } from '@/backend/search/index/names'

/** Titles of laws, most cited first, and every number of every decision. */
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
  }
}
