import type { Sql } from '@/backend/db'
import type { CourtLevel } from '@/lib/korean-law/constants'
import type { BuildProgress } from './build-progress'
import { batchesInOrder, serialsInOrder } from './decision-order'

/** One numbered issue with what the court cites for it: article ids and serials. */
export type IssueUnit = { issue: string; gist: string; articleIds: string[]; targets: number[] }

/** What the index reads of a decision, its body aside. */
export type CaseRow = {
  serial: number
  caseName: string
  court: string
  courtLevel: CourtLevel
  date: string | null
  numberYear: number | null
  caseType: string
  outcome: string | null
  enBanc: boolean
  citedBy: number
  issueText: string
  gistText: string
  references: string
  articleIds: string[]
  /** Serials cited anywhere, in the reasons too. */
  targets: number[]
  issues: IssueUnit[]
}

type Row = Omit<CaseRow, 'issues' | 'articleIds' | 'targets' | 'references'> & {
  articleText: string
  caseText: string
  units: { no: number | null; issue: string; gist: string }[]
  articles: { no: number | null; id: string }[] | null
  cites: { no: number | null; target: number }[] | null
  allTargets: number[] | null
}

/** References of an issue: those with its number, and all of them where the court numbers none. */
function unitsOf({ units, articles, cites }: Row): IssueUnit[] {
  const belongs = (no: number | null) => (reference: { no: number | null }) =>
    reference.no === no || reference.no === null || units.length === 1
  return units
    .filter(({ issue, gist }) => issue !== '' || gist !== '')
    .map(({ no, issue, gist }) => ({
      issue,
      gist,
      articleIds: (articles ?? []).filter(belongs(no)).map(({ id }) => id),
      targets: (cites ?? []).filter(belongs(no)).map(({ target }) => target),
    }))
}

/** Every decision, latest first: the order of the case documents in the index. */
export async function readCaseRows(sql: Sql, onProgress: BuildProgress): Promise<CaseRow[]> {
  const rows: CaseRow[] = []
  const serials = await serialsInOrder(sql)
  const read = (batch: number[]) => sql<Row[]>`
    select d.serial, d.case_name as "caseName", d.court, d.court_level as "courtLevel",
      d.judgment_date as date, d.number_year as "numberYear", d.case_type as "caseType",
      d.outcome, d.en_banc as "enBanc", d.cited_by as "citedBy", d.issue_text as "issueText",
      d.gist_text as "gistText", d.article_text as "articleText", d.case_text as "caseText",
      d.issues as units, (
        select json_agg(json_build_object('no', a.issue_no, 'id', a.law_id || '#' || a.article_no)
          order by a.position)
        from legal.article_citations a
        where a.serial = d.serial and a.source = 'headnote' and a.law_id is not null
          and a.article_no is not null) as articles, (
        select json_agg(json_build_object('no', c.issue_no, 'target', c.target)
          order by c.position)
        from legal.decision_citations c
        where c.serial = d.serial and c.source = 'headnote' and c.target is not null) as cites, (
        select json_agg(distinct c.target)
        from legal.decision_citations c
        where c.serial = d.serial and c.target is not null) as "allTargets"
    from legal.decisions d where d.serial = any(${batch}::int[])`
  for await (const batch of batchesInOrder(serials, read)) {
    for (const row of batch) {
      const { articleText, caseText, units: _u, articles, cites: _c, allTargets, ...facts } = row
      rows.push({
        ...facts,
        references: `${articleText} ${caseText}`,
        articleIds: [...new Set((articles ?? []).map(({ id }) => id))],
        targets: allTargets ?? [],
        issues: unitsOf(row),
      })
    }
    onProgress({ stage: 'headnotes', done: rows.length, total: serials.length })
  }
  return rows
}
