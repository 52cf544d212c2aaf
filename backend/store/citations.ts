import type { Sql } from '@/backend/db'
import type { CaseRef } from '@/lib/corpus/schema'
import { outerRefColumns, refColumns } from './case-refs'

/** Marks of a list, which stand before a name without being part of it. */
const listMarks = '^[■▣□○●◆※①-⑳⑴-⒇㈎-㈛ ]+'

/**
 * The name under which a citation `c` of the law `l` is shown: its title where the words as written end in it
 * (`오히려 민법`, `■ 최저임금법`), else as written, for an earlier or a short name says which law was meant.
 */
export function citedLawName(sql: Sql) {
  return sql`case when right(replace(c.law_name, ' ', ''), length(replace(l.title, ' ', '')))
    = replace(l.title, ' ', '') then l.title
    else regexp_replace(c.law_name, ${listMarks}, '') end`
}

/** Articles that a decision cites, in order of appearance; `articleId` only where today's statutes have it. */
export function citedArticles(sql: Sql, serial: number) {
  return sql`
    select case when a.law_id is null then null else a.law_id || '#' || a.no end as "articleId",
      c.law_id as "lawId", ${citedLawName(sql)} as "lawName", c.article_no as "articleNo", c.former,
      c.predecessor,
      c.as_written as "asWritten", c.issue_no as "issueNo"
    from legal.article_citations c
    left join legal.articles a on a.law_id = c.law_id and a.no = c.article_no
    left join legal.laws l on l.law_id = c.law_id
    where c.serial = ${serial} order by c.position`
}

/** Decisions that a decision cites; those outside the corpus have no serial. */
export function citedCases(sql: Sql, serial: number) {
  return sql`
    select ${outerRefColumns(sql)}, c.as_written as "asWritten", c.issue_no as "issueNo"
    from legal.decision_citations c left join legal.decisions d on d.serial = c.target
    where c.serial = ${serial} order by c.position`
}

export type Page = { page: number; size: number }

/** Decisions citing this one, most cited first, then newest. */
export function citingCases(sql: Sql, serial: number, { page, size }: Page) {
  return sql<CaseRef[]>`
    select ${refColumns(sql)} from legal.decisions d
    where d.serial in (
      select c.serial from legal.decision_citations c
      where c.target = ${serial} and c.serial <> ${serial})
    order by d.cited_by desc, d.judgment_date desc nulls last, d.serial
    limit ${size}::int offset ${(page - 1) * size}::int`
}

export async function countCitingCases(sql: Sql, serial: number): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(distinct c.serial)::int as total from legal.decision_citations c
    where c.target = ${serial} and c.serial <> ${serial}`
  return row?.total ?? 0
}

export type ArticleCiting = CaseRef & { former: boolean; issue: string | null }

/**
 * Decisions citing an article, most cited first, with the issue they cite it for.
 * @param predecessor those of what bore its number before the law was written anew, instead
 */
export async function citingArticle(
  sql: Sql,
  lawId: string,
  no: string,
  { page, size }: Page,
  predecessor = false,
): Promise<ArticleCiting[]> {
  const rows = await sql<ArticleCiting[]>`
    select ${refColumns(sql)}, c.former, (
        select i->>'issue' from jsonb_array_elements(d.issues) i
        where c.issue_no is null or (i->>'no')::int = c.issue_no limit 1) as issue
    from (
      select c.serial, c.former, c.issue_no, row_number() over (
          order by d.cited_by desc, d.judgment_date desc nulls last, d.serial) as rank
      from (
        select serial, bool_and(former) as former, min(issue_no) as issue_no
        from legal.article_citations where law_id = ${lawId} and article_no = ${no}
          and predecessor = ${predecessor}
        group by serial
      ) c join legal.decisions d on d.serial = c.serial
      order by rank limit ${size}::int offset ${(page - 1) * size}::int
    ) c join legal.decisions d on d.serial = c.serial
    order by c.rank`
  return [...rows]
}

export async function countCitingArticle(
  sql: Sql,
  lawId: string,
  no: string,
  predecessor = false,
): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(distinct serial)::int as total from legal.article_citations
    where law_id = ${lawId} and article_no = ${no} and predecessor = ${predecessor}`
  return row?.total ?? 0
}
