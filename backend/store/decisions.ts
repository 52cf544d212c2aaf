import type { Fragment } from 'postgres'
import type { Sql } from '@/backend/db'
import type { CaseDetail, CitedArticle, CitedCase } from '@/lib/corpus/case-schema'
import type { CaseSummary } from '@/lib/corpus/service-schema'
import { refColumns } from './case-refs'
import { citedArticles, citedCases, citingCases } from './citations'
import {
  type History,
  type HistoryRow,
  historyOf,
  inverseHistory,
  overrulingOf,
  ownHistory,
} from './history'

/** How many citing decisions come with the detail; the rest are read by page. */
const CITING_SHOWN = 20

type StoredIssue = { no: number | null; issue: string; gist: string }

type DecisionRow = Omit<CaseDetail, 'issues' | keyof History> & {
  issues: StoredIssue[]
  own: HistoryRow[]
  inverse: HistoryRow[]
}

/** The rows of a query as one value, so that a whole decision is one statement. */
function listed(sql: Sql, query: Fragment) {
  return sql`(select coalesce(json_agg(x), '[]'::json) from (${query}) x)`
}

async function decisionRow(sql: Sql, serial: number): Promise<DecisionRow | undefined> {
  const [row] = await sql<DecisionRow[]>`
    select ${refColumns(sql)}, d.court_level as "courtLevel", d.number_year as "numberYear",
      d.case_type as "caseType", d.judgment_kind as "judgmentKind", d.outcome,
      d.en_banc as "enBanc", d.importance, d.is_summary as "isSummary",
      d.source_url as "sourceUrl", d.issues, d.body,
      to_char(d.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt",
      array(select n.number from legal.decision_numbers n where n.serial = d.serial
        order by n.position) as numbers,
      ${listed(sql, citedArticles(sql, serial))} as articles,
      ${listed(sql, citedCases(sql, serial))} as cases,
      ${listed(sql, citingCases(sql, serial, { page: 1, size: CITING_SHOWN }))} as citing,
      ${listed(sql, ownHistory(sql, serial))} as own,
      ${listed(sql, inverseHistory(sql, serial))} as inverse,
      ${listed(sql, overrulingOf(sql, serial))} as overruling
    from legal.decisions d where d.serial = ${serial}`
  return row
}

/** Each issue with the articles and decisions that bear its number; a lone unnumbered issue has them all. */
function withCitations(
  issues: StoredIssue[],
  articles: CitedArticle[],
  cases: CitedCase[],
): CaseDetail['issues'] {
  return issues.map(({ no, issue, gist }) => ({
    no,
    issue,
    gist,
    articles: articles.filter(
      (cited) => cited.issueNo === no && (no !== null || issues.length === 1),
    ),
    cases: cases.filter((cited) => cited.issueNo === no && (no !== null || issues.length === 1)),
  }))
}

/** A whole decision by 판례일련번호, or null. */
export async function readDecision(sql: Sql, serial: number): Promise<CaseDetail | null> {
  const row = await decisionRow(sql, serial)
  if (!row) return null
  const { own, inverse, ...facts } = row
  const issues = withCitations(row.issues, row.articles, row.cases)
  return { ...facts, issues, ...historyOf(serial, [...own, ...inverse]) }
}

/** A decision without its text and citations, or null. */
export async function readSummary(sql: Sql, serial: number): Promise<CaseSummary | null> {
  type Row = Omit<CaseSummary, 'overruledBy'> & Pick<CaseDetail, 'overruling'>
  const [row] = await sql<Row[]>`
    select ${refColumns(sql)}, d.case_type as "caseType", d.outcome, d.is_summary as "isSummary",
      d.source_url as "sourceUrl", d.issues, ${listed(sql, overrulingOf(sql, serial))} as overruling
    from legal.decisions d where d.serial = ${serial}`
  if (!row) return null
  const { overruling, issues, ...facts } = row
  return {
    ...facts,
    issues: issues.map(({ no, issue, gist }) => ({ no, issue, gist })),
    overruledBy: overruling.map(({ by }) => by),
  }
}
