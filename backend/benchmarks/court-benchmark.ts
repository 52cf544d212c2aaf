import type { Sql } from '@/backend/db'
import type { BenchmarkItem, BenchmarkRequest } from '@/lib/corpus/benchmark-schema'

type Row = {
  serial: number
  no: number | null
  query: string
  relevant: { id: string; label: string }[]
  field: string
  court: string
  year: number
  law: string | null
}

/** Shorter ones ask nothing by themselves. */
const fewestLetters = 15

/** What a numbered issue cites in its headnote: articles in force under the name that is meant today. */
const citedArticles = (sql: Sql) => sql`
  select jsonb_agg(distinct jsonb_build_object('id', c.law_id || '#' || c.article_no,
      'label', l.title || ' 제' || replace(c.article_no || '조', '의', '조의'))) as ids, min(l.title) as law
  from legal.article_citations c
  join legal.articles a on a.law_id = c.law_id and a.no = c.article_no
  join legal.laws l on l.law_id = c.law_id
  where c.serial = d.serial and c.source = 'headnote' and not c.former
    and c.issue_no is not distinct from i.no`

const citedDecisions = (sql: Sql) => sql`
  select jsonb_agg(distinct jsonb_build_object('id', c.target::text, 'label', t.court || ' ' || t.case_number)) as ids,
    null::text as law
  from legal.decision_citations c join legal.decisions t on t.serial = c.target
  where c.serial = d.serial and c.source = 'headnote' and c.target is not null and c.target <> d.serial
    and c.issue_no is not distinct from i.no`

/**
 * Issues of decisions as questions, what the court cited for them as answers: at most one issue of a
 * decision, in an order that the seed decides.
 */
export async function courtBenchmark(sql: Sql, choice: BenchmarkRequest): Promise<BenchmarkItem[]> {
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
    relevant: relevant
      .map(({ id, label }) => ({ id, grade: 1, label }))
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
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

/** How many of these decisions the corpus holds. */
export async function countHeld(sql: Sql, serials: readonly number[]): Promise<number> {
  const [row] = await sql<{ held: number }[]>`
    select count(*)::int as held from legal.decisions where serial = any (${[...serials]}::int[])`
  return row?.held ?? 0
}
