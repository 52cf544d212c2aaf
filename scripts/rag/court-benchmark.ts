import type postgres from 'postgres'
import type { DatasetItem, DatasetTarget } from '@/lib/ragops/dataset-schema'

export type BenchmarkChoice = {
  target: DatasetTarget
  /** Decided in these years, both included. */
  from: number
  to: number
  /** 민사, 형사, …; every field unless said. */
  field: string | null
  court: string | null
  items: number
  /** Another seed, another sample of the same decisions. */
  seed: number
}

type Row = {
  serial: number
  no: number | null
  query: string
  relevant: string[]
  field: string
  court: string
  year: number
  law: string | null
}

/** Shorter ones ask nothing by themselves. */
const fewestLetters = 15

/** What a numbered issue cites in its headnote: articles in force under the name that is meant today. */
const citedArticles = (sql: postgres.Sql) => sql`
  select array_agg(distinct c.law_id || '#' || c.article_no) as ids, min(l.title) as law
  from legal.article_citations c
  join legal.articles a on a.law_id = c.law_id and a.no = c.article_no
  join legal.laws l on l.law_id = c.law_id
  where c.serial = d.serial and c.source = 'headnote' and not c.former
    and c.issue_no is not distinct from i.no`

const citedDecisions = (sql: postgres.Sql) => sql`
  select array_agg(distinct c.target::text) as ids, null::text as law
  from legal.decision_citations c
  where c.serial = d.serial and c.source = 'headnote' and c.target is not null and c.target <> d.serial
    and c.issue_no is not distinct from i.no`

/**
 * Issues of decisions as questions, what the court cited for them as answers: at most one issue of a
 * decision, in an order that the seed decides.
 */
export async function courtBenchmark(
  sql: postgres.Sql,
  choice: BenchmarkChoice,
): Promise<DatasetItem[]> {
  const { target, from, to, field, court, items, seed } = choice
  const rows = await sql<Row[]>`
    select * from (
      select distinct on (d.serial) d.serial, i.no, left(btrim(i.issue), 2000) as query, cited.ids as relevant,
        d.case_type as field, d.court, extract(year from d.judgment_date)::int as year, cited.law
      from legal.decisions d
      cross join lateral jsonb_to_recordset(d.issues) as i (no int, issue text)
      cross join lateral (${target === 'statutes' ? citedArticles(sql) : citedDecisions(sql)}) cited
      where d.judgment_date between ${`${from}-01-01`}::date and ${`${to}-12-31`}::date
        ${field === null ? sql`` : sql`and d.case_type = ${field}`}
        ${court === null ? sql`` : sql`and d.court = ${court}`}
        and char_length(btrim(i.issue)) >= ${fewestLetters} and cited.ids is not null
      order by d.serial, md5(${String(seed)} || d.serial || ':' || coalesce(i.no, 0))
    ) one
    order by md5(${String(seed)} || serial) limit ${items}`
  return rows.map(({ serial, no, query, relevant, law, ...tags }) => ({
    id: `${serial}:${no ?? 0}`,
    query,
    relevant: relevant.map((id) => ({ id, grade: 1 })),
    source: String(serial),
    // Issues about one law are answered alike; issues of one decision too, but of each there is one.
    cluster: law ?? String(serial),
    tags: {
      field: tags.field,
      court: tags.court,
      year: String(tags.year),
      ...(law === null ? {} : { law }),
    },
  }))
}
