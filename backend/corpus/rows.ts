import { arrayElement, arrayLiteral, type Cell } from './array-literal'
import type { ParsedDecision, ParsedLaw } from './types'

/** Columns the import writes and their types, by table, in the order in which the tables depend on each other. */
export const columns = {
  laws: {
    law_id: 'text',
    mst: 'text',
    title: 'text',
    title_key: 'text',
    kind: 'text',
    ministries: 'text[]',
    promulgated_on: 'date',
    promulgation_no: 'text',
    effective_on: 'date',
    pending: 'boolean',
    source_url: 'text',
    addenda: 'text',
    is_summary: 'boolean',
    source_hash: 'text',
  },
  articles: {
    law_id: 'text',
    no: 'text',
    position: 'int',
    title: 'text',
    path: 'text',
    body: 'text',
    pending: 'boolean',
    repealed: 'boolean',
  },
  decisions: {
    serial: 'int',
    case_number: 'text',
    first_number: 'text',
    case_name: 'text',
    court: 'text',
    court_level: 'text',
    judgment_date: 'date',
    number_year: 'int',
    case_type: 'text',
    judgment_kind: 'text',
    outcome: 'text',
    en_banc: 'boolean',
    issues: 'jsonb',
    issue_text: 'text',
    gist_text: 'text',
    article_text: 'text',
    case_text: 'text',
    body: 'text',
    source_url: 'text',
    is_summary: 'boolean',
    source_hash: 'text',
  },
  decision_numbers: {
    number: 'text',
    serial: 'int',
    position: 'int',
  },
  article_citations: {
    serial: 'int',
    position: 'int',
    issue_no: 'int',
    source: 'text',
    law_name: 'text',
    article_no: 'text',
    former: 'boolean',
    as_written: 'text',
  },
  decision_citations: {
    serial: 'int',
    position: 'int',
    issue_no: 'int',
    source: 'text',
    number: 'text',
    court: 'text',
    judgment_date: 'date',
    en_banc: 'boolean',
    as_written: 'text',
  },
  case_history: {
    serial: 'int',
    position: 'int',
    relation: 'text',
    court: 'text',
    number: 'text',
    judgment_date: 'date',
  },
  overruling_mentions: {
    by_serial: 'int',
    position: 'int',
    number: 'text',
    court: 'text',
    judgment_date: 'date',
    sentence: 'text',
  },
} as const

export type TableName = keyof typeof columns
export const tableNames = Object.keys(columns) as TableName[]

/** Rows of each table, column by column: every column a list of elements of an array literal. */
export type Rows = Record<TableName, string[][]>

export const noRows = (): Rows =>
  Object.fromEntries(
    tableNames.map((name) => [name, Object.keys(columns[name]).map(() => [])]),
  ) as unknown as Rows

function add(table: string[][], cells: Cell[]): void {
  for (const [at, cell] of cells.entries()) table[at]?.push(arrayElement(cell))
}

/** The rows as one array literal for each column; a table without rows has none. */
export function columnLiterals(rows: Rows): Record<TableName, string[]> {
  return Object.fromEntries(
    tableNames.map((name) => [name, rows[name][0]?.length ? rows[name].map(arrayLiteral) : []]),
  ) as Record<TableName, string[]>
}

export function addDecision(rows: Rows, parsed: ParsedDecision, sourceHash: string): void {
  const { serial } = parsed
  add(rows.decisions, [
    serial,
    parsed.caseNumber,
    parsed.firstNumber,
    parsed.caseName,
    parsed.court,
    parsed.courtLevel,
    parsed.judgmentDate,
    parsed.numberYear,
    parsed.caseType,
    parsed.judgmentKind,
    parsed.outcome,
    parsed.enBanc,
    { json: parsed.issues },
    parsed.issueText,
    parsed.gistText,
    parsed.articleText,
    parsed.caseText,
    parsed.body,
    parsed.sourceUrl,
    parsed.isSummary,
    sourceHash,
  ])
  for (const [position, number] of parsed.numbers.entries()) {
    add(rows.decision_numbers, [number, serial, position])
  }
  for (const cited of parsed.articleCitations) {
    const { position, issueNo, source, lawName, articleNo, former, asWritten } = cited
    add(rows.article_citations, [
      serial,
      position,
      issueNo,
      source,
      lawName,
      articleNo,
      former,
      asWritten,
    ])
  }
  for (const cited of parsed.decisionCitations) {
    const { position, issueNo, source, number, court, date, enBanc, asWritten } = cited
    add(rows.decision_citations, [
      serial,
      position,
      issueNo,
      source,
      number,
      court,
      date,
      enBanc,
      asWritten,
    ])
  }
  for (const [position, { relation, court, number, date }] of parsed.history.entries()) {
    add(rows.case_history, [serial, position, relation, court, number, date])
  }
  for (const [position, { number, court, date, sentence }] of parsed.overruling.entries()) {
    add(rows.overruling_mentions, [serial, position, number, court, date, sentence])
  }
}

export function addLaw(rows: Rows, parsed: ParsedLaw, sourceHash: string): void {
  const { lawId } = parsed
  add(rows.laws, [
    lawId,
    parsed.mst,
    parsed.title,
    parsed.titleKey,
    parsed.kind,
    parsed.ministries,
    parsed.promulgatedOn,
    parsed.promulgationNo,
    parsed.effectiveOn,
    parsed.pending,
    parsed.sourceUrl,
    parsed.addenda,
    parsed.isSummary,
    sourceHash,
  ])
  for (const article of parsed.articles) {
    const { no, position, title, path, body, pending, repealed } = article
    add(rows.articles, [lawId, no, position, title, path, body, pending, repealed])
  }
}
