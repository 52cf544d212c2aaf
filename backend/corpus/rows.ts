import { type Cell, copyLine } from './copy-format'
import type { ParsedDecision, ParsedLaw } from './types'

/** Columns the import writes, by table, in the order in which the tables depend on each other. */
export const columns = {
  laws: [
    'law_id',
    'mst',
    'title',
    'title_key',
    'kind',
    'ministries',
    'promulgated_on',
    'promulgation_no',
    'effective_on',
    'pending',
    'source_url',
    'addenda',
    'is_summary',
    'source_hash',
  ],
  articles: ['law_id', 'no', 'position', 'title', 'path', 'body', 'pending', 'repealed'],
  decisions: [
    'serial',
    'case_number',
    'first_number',
    'case_name',
    'court',
    'court_level',
    'judgment_date',
    'number_year',
    'case_type',
    'judgment_kind',
    'outcome',
    'en_banc',
    'issues',
    'issue_text',
    'gist_text',
    'article_text',
    'case_text',
    'body',
    'source_url',
    'is_summary',
    'source_hash',
  ],
  decision_numbers: ['number', 'serial', 'position'],
  article_citations: [
    'serial',
    'position',
    'issue_no',
    'source',
    'law_name',
    'article_no',
    'former',
    'as_written',
  ],
  decision_citations: [
    'serial',
    'position',
    'issue_no',
    'source',
    'number',
    'court',
    'judgment_date',
    'en_banc',
    'as_written',
  ],
  case_history: ['serial', 'position', 'relation', 'court', 'number', 'judgment_date'],
  overruling_mentions: ['by_serial', 'position', 'number', 'court', 'judgment_date', 'sentence'],
} as const

export type TableName = keyof typeof columns
export const tableNames = Object.keys(columns) as TableName[]

/** Lines of COPY text for each table, the columns in the order of `columns`. */
export type Lines = Record<TableName, string[]>

export const noLines = (): Lines =>
  Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as Lines

const add = (lines: string[], cells: Cell[]) => lines.push(copyLine(cells))

export function addDecision(lines: Lines, parsed: ParsedDecision, sourceHash: string): void {
  const { serial } = parsed
  add(lines.decisions, [
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
    add(lines.decision_numbers, [number, serial, position])
  }
  for (const cited of parsed.articleCitations) {
    const { position, issueNo, source, lawName, articleNo, former, asWritten } = cited
    add(lines.article_citations, [
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
    add(lines.decision_citations, [
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
    add(lines.case_history, [serial, position, relation, court, number, date])
  }
  for (const [position, { number, court, date, sentence }] of parsed.overruling.entries()) {
    add(lines.overruling_mentions, [serial, position, number, court, date, sentence])
  }
}

export function addLaw(lines: Lines, parsed: ParsedLaw, sourceHash: string): void {
  const { lawId } = parsed
  add(lines.laws, [
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
    add(lines.articles, [lawId, no, position, title, path, body, pending, repealed])
  }
}
