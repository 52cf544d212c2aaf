import type { Sql } from '@/backend/db'
import type { ArticleHit, CaseHit, CaseRef } from '@/lib/corpus/schema'
import { refColumns } from './case-refs'

/** Passages to cut a snippet from, beside the facts of a hit. */
export type CaseHitRow = Omit<CaseHit, 'score' | 'snippet'> & {
  issueText: string
  gistText: string
  body: string
}

export type ArticleHitRow = Omit<ArticleHit, 'score' | 'snippet'> & { body: string }

/** Long enough for the reasoning to begin, short enough not to read whole judgments for a snippet. */
const BODY_READ = 12_000
const LEADING_CASES = 3

/** Facts of the decisions found, by serial; the text only where there are no headnotes to quote. */
export async function caseHitRows(sql: Sql, serials: number[]): Promise<Map<string, CaseHitRow>> {
  if (serials.length === 0) return new Map()
  const rows = await sql<CaseHitRow[]>`
    select ${refColumns(sql)}, d.court_level as "courtLevel", d.case_type as "caseType", d.outcome,
      d.importance, d.en_banc as "enBanc", d.is_summary as "isSummary",
      d.issue_text as "issueText", d.gist_text as "gistText",
      case when d.issue_text = '' and d.gist_text = '' then left(d.body, ${BODY_READ}::int)
        else '' end as body
    from legal.decisions d where d.serial = any(${serials}::int[])`
  return new Map(rows.map((row) => [String(row.serial), row]))
}

function leadingCases(sql: Sql) {
  return sql`(
    select coalesce(json_agg(r order by r."citedBy" desc), '[]'::json) from (
      select ${refColumns(sql)} from legal.decisions d
      where d.serial in (
        select c.serial from legal.article_citations c
        where c.law_id = a.law_id and c.article_no = a.no and not c.predecessor)
      order by d.cited_by desc, d.serial limit ${LEADING_CASES}::int) r)`
}

/** Facts of the articles found, by article id. */
export async function articleHitRows(
  sql: Sql,
  ids: string[],
  withLeadingCases: boolean,
): Promise<Map<string, ArticleHitRow>> {
  if (ids.length === 0) return new Map()
  const keys = ids.map((id) => id.split('#'))
  const rows = await sql<ArticleHitRow[]>`
    select a.law_id || '#' || a.no as id, a.law_id as "lawId", l.title as "lawTitle",
      l.kind as "lawKind", a.no, a.title, a.path, a.pending, a.repealed, a.cited_by as "citedBy",
      l.is_summary as "isSummary", left(a.body, ${BODY_READ}::int) as body,
      ${withLeadingCases ? leadingCases(sql) : sql`'[]'::json`} as "leadingCases"
    from unnest(${keys.map((key) => key[0] ?? '')}::text[], ${keys.map((key) => key[1] ?? '')}::text[])
      as k (law_id, no)
    join legal.articles a on a.law_id = k.law_id and a.no = k.no
    join legal.laws l on l.law_id = a.law_id`
  return new Map(rows.map((row) => [row.id, row]))
}

/** What a query names directly: the decisions, and the law's title. */
export async function directTarget(
  sql: Sql,
  serials: number[],
  lawId: string | null,
): Promise<{ cases: CaseRef[]; lawTitle: string | null }> {
  const [cases, laws] = await Promise.all([
    serials.length === 0
      ? []
      : sql<CaseRef[]>`select ${refColumns(sql)} from legal.decisions d
          where d.serial = any(${serials}::int[]) order by d.judgment_date desc nulls last, d.serial`,
    lawId === null
      ? []
      : sql<{ title: string }[]>`select title from legal.laws where law_id = ${lawId}`,
  ])
  return { cases: [...cases], lawTitle: laws[0]?.title ?? null }
}
