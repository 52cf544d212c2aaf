import type { Sql } from '@/backend/db'
import type { CaseRef } from '@/lib/corpus/schema'
import type { SimilarCase } from '@/lib/corpus/similar-case-schema'
import { refColumns } from './case-refs'

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

/** A decision with its issues, and what it cites that another cites too; what few cite, which says most, first. */
export type DecisionBeside = CaseRef & { serial: number; issues: string[] } & Pick<
    SimilarCase,
    'articles' | 'cases'
  >

/** These decisions beside this one, in no order. */
export function decisionsBeside(
  sql: Sql,
  serial: number,
  others: readonly number[],
): Promise<DecisionBeside[]> {
  return sql<DecisionBeside[]>`
    select ${refColumns(sql)},
      array(select i->>'issue' from jsonb_array_elements(d.issues) i
        where i->>'issue' <> '') as issues,
      (
        select coalesce(json_agg(json_build_object('lawTitle', l.title, 'no', a.no)
          order by a.cited_by, a.law_id, a.no), '[]'::json)
        from (
          select law_id, article_no from legal.article_citations
          where serial = ${serial} and not predecessor
          intersect
          select law_id, article_no from legal.article_citations
          where serial = d.serial and not predecessor
        ) s join legal.articles a on a.law_id = s.law_id and a.no = s.article_no
        join legal.laws l on l.law_id = a.law_id
      ) as articles, (
        select coalesce(json_agg(json_build_object('serial', cited.serial,
          'caseNumber', cited.case_number) order by cited.cited_by, cited.serial), '[]'::json)
        from (
          select target from legal.decision_citations where serial = ${serial}
          intersect
          select target from legal.decision_citations where serial = d.serial
        ) s join legal.decisions cited on cited.serial = s.target
      ) as cases
    from legal.decisions d where d.serial = any(${[...others]}::int[])`
}

/** Decisions that this one cites or that cite it. */
export async function directCitations(sql: Sql, serial: number): Promise<number[]> {
  const rows = await sql<{ serial: number }[]>`
    select target as serial from legal.decision_citations
    where serial = ${serial} and target is not null
    union select serial from legal.decision_citations where target = ${serial}`
  return rows.map((row) => row.serial)
}
