import type { Sql } from '@/backend/db'
import type { ArticleSitemap, CaseSitemap, Health, Report } from '@/lib/corpus/service-schema'

export function utc(sql: Sql, column: string) {
  return sql`to_char(${sql(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}

/** Sizes of the corpus. Counts every row, so ask seldom. */
export async function corpusCounts(sql: Sql): Promise<Health['corpus']> {
  const [row] = await sql<Health['corpus'][]>`
    select (select count(*)::int from legal.decisions) as decisions,
      (select count(*)::int from legal.laws where current) as laws,
      (select count(*)::int from legal.articles) as articles,
      not exists (select 1 from legal.decisions where not is_summary) as "summariesOnly",
      (select ${utc(sql, 'at')} from (select max(updated_at) as at from legal.decisions) m) as "updatedAt"`
  return row ?? { decisions: 0, laws: 0, articles: 0, summariesOnly: true, updatedAt: null }
}

/** A sitemap may hold 50,000 addresses; four languages share it. */
const SITEMAP_PART = 10_000

async function parts(sql: Sql, counted: ReturnType<Sql>): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select ${counted} as total`
  return Math.ceil((row?.total ?? 0) / SITEMAP_PART)
}

export async function caseSitemap(sql: Sql, part: number): Promise<CaseSitemap> {
  const [count, rows] = await Promise.all([
    parts(sql, sql`(select count(*)::int from legal.decisions)`),
    sql<CaseSitemap['rows']>`
      select d.serial, d.first_number as "caseNumber", exists (
          select 1 from legal.decision_numbers n
          where n.number = d.first_number and n.serial <> d.serial) as shared,
        ${utc(sql, 'd.updated_at')} as "updatedAt"
      from (select serial, first_number, updated_at from legal.decisions order by serial
        limit ${SITEMAP_PART}::int offset ${part * SITEMAP_PART}::int) d
      order by d.serial`,
  ])
  return { parts: count, part, rows: [...rows] }
}

export async function articleSitemap(sql: Sql, part: number): Promise<ArticleSitemap> {
  const from = sql`legal.articles a join legal.laws l on l.law_id = a.law_id
    where l.current and not a.repealed`
  const [count, rows] = await Promise.all([
    parts(sql, sql`(select count(*)::int from ${from})`),
    sql<ArticleSitemap['rows']>`
      select m."lawId", m."lawTitle", m.no, ${utc(sql, 'm.updated_at')} as "updatedAt"
      from (select a.law_id as "lawId", l.title as "lawTitle", a.no, l.updated_at from ${from}
        order by a.law_id, a.no limit ${SITEMAP_PART}::int offset ${part * SITEMAP_PART}::int) m`,
  ])
  return { parts: count, part, rows: [...rows] }
}

/** Keeps a report; null when there is no such decision. */
export async function saveReport(sql: Sql, report: Report): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`
    insert into legal.reports (serial, kind, message)
    select d.serial, ${report.kind}, ${report.message} from legal.decisions d
    where d.serial = ${report.serial}
    returning id`
  return row?.id ?? null
}
