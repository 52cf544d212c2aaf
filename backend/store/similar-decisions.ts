import type { Sql } from '@/backend/db'
import type { SimilarCase } from '@/lib/corpus/similar-case-schema'

/** A decision without issues is told by the beginning of its reasons. */
const reasonsRead = 500

/** What a decision is about, as its court summed it up; null where there is no such decision. */
export async function subjectOf(
  sql: Sql,
  serial: number,
): Promise<{ issues: string[]; caseName: string; reasons: string } | null> {
  const [row] = await sql<{ issues: { issue: string }[]; caseName: string; reasons: string }[]>`
    select d.issues, d.case_name as "caseName",
      left(substring(d.body from '이[[:space:]]*유(.*)'), ${reasonsRead}::int) as reasons
    from legal.decisions d where d.serial = ${serial}`
  if (!row) return null
  const issues = row.issues.map(({ issue }) => issue).filter((issue) => issue !== '')
  return { issues, caseName: row.caseName, reasons: row.reasons ?? '' }
}

/** The issues of each of these decisions. */
export async function issuesOf(sql: Sql, serials: number[]): Promise<Map<number, string[]>> {
  const rows = await sql<{ serial: number; issues: { issue: string }[] }[]>`
    select d.serial, d.issues from legal.decisions d where d.serial = any(${serials}::int[])`
  return new Map(
    rows.map(({ serial, issues }) => [
      serial,
      issues.map(({ issue }) => issue).filter((issue) => issue !== ''),
    ]),
  )
}

export type SharedCitations = Pick<SimilarCase, 'articles' | 'cases'> & { serial: number }

/** What each of these decisions cites that this one cites too; what few cite, which says most, first. */
export function sharedCitations(
  sql: Sql,
  serial: number,
  others: readonly number[],
): Promise<SharedCitations[]> {
  return sql<SharedCitations[]>`
    select o.serial, (
        select coalesce(json_agg(json_build_object('lawTitle', l.title, 'no', a.no)
          order by a.cited_by, a.law_id, a.no), '[]'::json)
        from (
          select law_id, article_no from legal.article_citations
          where serial = ${serial} and not predecessor
          intersect
          select law_id, article_no from legal.article_citations
          where serial = o.serial and not predecessor
        ) s join legal.articles a on a.law_id = s.law_id and a.no = s.article_no
        join legal.laws l on l.law_id = a.law_id
      ) as articles, (
        select coalesce(json_agg(json_build_object('serial', d.serial,
          'caseNumber', d.case_number) order by d.cited_by, d.serial), '[]'::json)
        from (
          select target from legal.decision_citations where serial = ${serial}
          intersect
          select target from legal.decision_citations where serial = o.serial
        ) s join legal.decisions d on d.serial = s.target
      ) as cases
    from unnest(${[...others]}::int[]) as o (serial)`
}

/** Decisions that this one cites or that cite it. */
export async function directCitations(sql: Sql, serial: number): Promise<number[]> {
  const rows = await sql<{ serial: number }[]>`
    select target as serial from legal.decision_citations
    where serial = ${serial} and target is not null
    union select serial from legal.decision_citations where target = ${serial}`
  return rows.map((row) => row.serial)
}
