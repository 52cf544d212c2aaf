import type { Sql } from '@/backend/db'
import type { CourtLevel, Importance } from '@/lib/korean-law/constants'

/** Rows of schema legal with sensible values; a test names only what it is about. */
export type DecisionRow = {
  serial: number
  case_number: string
  first_number: string
  case_name: string
  court: string
  court_level: CourtLevel
  judgment_date: string | null
  number_year: number | null
  case_type: string
  outcome: string | null
  issues: { no: number | null; issue: string; gist: string; articles: string[]; cases: string[] }[]
  issue_text: string
  gist_text: string
  body: string
  importance: Importance
  cited_by: number
  is_summary: boolean
  source_hash: string
}

function decisionRow(row: Partial<DecisionRow> & { serial: number }): DecisionRow {
  const number = row.first_number ?? row.case_number ?? `2020다${row.serial}`
  const issues = row.issues ?? []
  return {
    case_number: number,
    first_number: number,
    case_name: '손해배상(기)',
    court: '대법원',
    court_level: 'supreme',
    judgment_date: '2020-05-14',
    number_year: 2020,
    case_type: '민사',
    outcome: '상고기각',
    issues,
    issue_text: issues.map((issue) => issue.issue).join('\n'),
    gist_text: issues.map((issue) => issue.gist).join('\n'),
    body: '【주문】 상고를 기각한다.',
    importance: 'general',
    cited_by: 0,
    is_summary: false,
    source_hash: `hash-${row.serial}`,
    ...row,
  }
}

/** Inserts a decision with its case numbers. */
export async function insertDecision(
  sql: Sql,
  row: Partial<DecisionRow> & { serial: number },
  numbers?: string[],
): Promise<void> {
  const full = decisionRow(row)
  const { issues, ...columns } = full
  await sql`insert into legal.decisions ${sql({ ...columns, issues: sql.json(issues) as never })}`
  for (const [position, number] of (numbers ?? [full.first_number]).entries()) {
    await sql`insert into legal.decision_numbers ${sql({ number, serial: full.serial, position })}`
  }
}

export type LawRow = {
  law_id: string
  title: string
  title_key: string
  kind: string
  ministries: string[]
  promulgated_on: string | null
  promulgation_no: string | null
  effective_on: string | null
  pending: boolean
  current: boolean
  addenda: string | null
  source_hash: string
}

export async function insertLaw(
  sql: Sql,
  row: Partial<LawRow> & { law_id: string; title: string },
): Promise<void> {
  const full: LawRow = {
    title_key: row.title.replace(/\s/g, ''),
    kind: '법률',
    ministries: ['법무부'],
    promulgated_on: '2020-01-01',
    promulgation_no: '10001',
    effective_on: '2020-01-01',
    pending: false,
    current: true,
    addenda: null,
    source_hash: `hash-${row.law_id}`,
    ...row,
  }
  await sql`insert into legal.laws ${sql(full)}`
}

export async function insertArticle(
  sql: Sql,
  row: {
    law_id: string
    no: string
    position: number
    title?: string
    body?: string
    path?: string
    pending?: boolean
    repealed?: boolean
    cited_by?: number
  },
): Promise<void> {
  await sql`insert into legal.articles ${sql({ title: null, body: '본문', path: '', ...row })}`
}

export async function insertArticleCitation(
  sql: Sql,
  row: {
    serial: number
    position: number
    law_name: string
    law_id: string | null
    article_no: string | null
    issue_no?: number | null
    former?: boolean
  },
): Promise<void> {
  const asWritten = `${row.law_name} 제${row.article_no}조`
  await sql`insert into legal.article_citations ${sql({ issue_no: null, former: false, source: 'headnote', as_written: asWritten, ...row })}`
}

export async function insertDecisionCitation(
  sql: Sql,
  row: {
    serial: number
    position: number
    number: string
    target: number | null
    issue_no?: number | null
    court?: string
    judgment_date?: string | null
  },
): Promise<void> {
  const written = { court: '대법원', judgment_date: null, issue_no: null, source: 'headnote' }
  await sql`insert into legal.decision_citations ${sql({ ...written, as_written: `대법원 ${row.number} 판결`, ...row })}`
}

export async function insertHistory(
  sql: Sql,
  row: {
    serial: number
    position: number
    relation: string
    number: string
    court?: string
    judgment_date?: string | null
    target: number | null
  },
): Promise<void> {
  await sql`insert into legal.case_history ${sql({ court: '서울고등법원', judgment_date: null, ...row })}`
}
