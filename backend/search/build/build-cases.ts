import type { Sql } from '@/backend/db'
import type { CaseColumns, IssueColumns } from '@/backend/search/index/index-shape'
import type { IndexFolder } from '@/backend/search/index/index-store'
import { type TermFrequencies, termFrequencies } from '@/backend/search/index/tier'
import { courtLevels, outcomes } from '@/lib/korean-law/constants'
import { eachPhrase } from '@/lib/korean-law/query/phrases'
import { eachTerm } from '@/lib/korean-law/query/tokenize'
import type { BuildProgress } from './build-progress'
import { type CaseRow, readCaseRows } from './case-rows'
import type { CitingContexts } from './citing-contexts'
import { GrowableColumn, NameCodes, RaggedColumn } from './columns'
import { TierBuilder } from './tier-builder'

type Built = {
  columns: CaseColumns
  issues: IssueColumns
  /** How courts word their issues. */
  courtTerms: TermFrequencies
  names: { courts: string[]; courtLevels: string[]; caseTypes: string[]; outcomes: string[] }
}

/** Headnote texts of one decision, by BM25F field: name, issues, gist, references. */
const fieldsOf = (row: CaseRow) => [row.caseName, row.issueText, row.gistText, row.references]

/** Numbers of the articles in the index: the build of the articles orders them the same way. */
async function articleNumbers(sql: Sql): Promise<Map<string, number>> {
  const rows = await sql<{ id: string }[]>`
    select law_id || '#' || no as id from legal.articles order by law_id, position, no`
  return new Map(rows.map(({ id }, doc) => [id, doc]))
}

/**
 * Second pass: headnotes. Gathers what citing decisions were asked, then writes the text and phrase
 * tiers, the issue tier and the columns.
 */
export async function buildCases(
  sql: Sql,
  folder: IndexFolder,
  contexts: CitingContexts,
  onProgress: BuildProgress,
): Promise<Built> {
  const articleOf = await articleNumbers(sql)
  const rows = await readCaseRows(sql, onProgress)
  addIssueContexts(rows, contexts)
  const { columns: issues, courtTerms } = await buildIssues(rows, articleOf, folder)
  const mean = (field: number) =>
    rows.reduce((sum, row) => sum + (fieldsOf(row)[field]?.length ?? 0), 0) /
    Math.max(1, rows.length)
  const contextOf = (row: CaseRow) => contexts.of(`case:${row.serial}`)
  const meanContext =
    rows.reduce((sum, row) => sum + contextOf(row).length, 0) / Math.max(1, rows.length)
  const specs = [
    { weight: 1, b: 0.3, meanLength: mean(0) },
    { weight: 3, b: 0.5, meanLength: mean(1) },
    { weight: 1, b: 0.6, meanLength: mean(2) },
    { weight: 1, b: 0.5, meanLength: mean(3) },
    { weight: 1, b: 0.6, meanLength: meanContext },
  ]
  const text = new TierBuilder(specs, eachTerm)
  const phrases = new TierBuilder(specs, eachPhrase)
  rows.forEach((row, doc) => {
    const fields = [...fieldsOf(row), contextOf(row)]
    text.addDocument(doc, fields)
    // References hold only numbers and dates: no phrase of them tells one rule from another.
    phrases.addDocument(doc, fields.with(3, ''))
  })
  await folder.writeTier('caseText', text.finish(rows.length))
  await folder.writeTier('casePhrases', phrases.finish(rows.length))
  return { ...columnsOf(rows, articleOf), issues, courtTerms }
}

/** Issue texts are cut here when they speak for a citation somewhere in the reasons. */
const looseContext = 400

/**
 * Each issue is a context of the articles and decisions that the court cites for it; all issues
 * together are a weaker one of all that the reasons cite.
 */
function addIssueContexts(rows: readonly CaseRow[], contexts: CitingContexts): void {
  for (const { issues, issueText, targets } of rows) {
    for (const { issue, articleIds, targets: cited } of issues) {
      for (const id of new Set(articleIds)) contexts.add(`article:${id}`, issue)
      for (const target of new Set(cited)) contexts.add(`case:${target}`, issue)
    }
    for (const target of targets) contexts.add(`case:${target}`, issueText.slice(0, looseContext))
  }
}

async function buildIssues(
  rows: readonly CaseRow[],
  articleOf: ReadonlyMap<string, number>,
  folder: IndexFolder,
): Promise<{ columns: IssueColumns; courtTerms: TermFrequencies }> {
  const units = rows.flatMap(({ issues }, doc) => issues.map((unit) => ({ doc, ...unit })))
  const mean = (pick: (unit: (typeof units)[number]) => string) =>
    units.reduce((sum, unit) => sum + pick(unit).length, 0) / Math.max(1, units.length)
  const tier = new TierBuilder(
    [
      { weight: 3, b: 0.5, meanLength: mean((unit) => unit.issue) },
      { weight: 1, b: 0.6, meanLength: mean((unit) => unit.gist) },
    ],
    eachTerm,
  )
  const articles = new RaggedColumn()
  const decision = new GrowableColumn()
  units.forEach(({ doc, issue, gist, articleIds }, i) => {
    tier.addDocument(i, [issue, gist])
    decision.push(doc)
    articles.push(numbersOf(articleIds, articleOf))
  })
  const built = tier.finish(units.length)
  await folder.writeTier('issues', built)
  const columns = {
    decision: decision.array(),
    articleOffsets: articles.offsets(),
    articles: articles.values(),
  }
  return { columns, courtTerms: termFrequencies(built, units.length) }
}

function numbersOf(ids: readonly string[], articleOf: ReadonlyMap<string, number>): number[] {
  return [...new Set(ids)].flatMap((id) => articleOf.get(id) ?? [])
}

function columnsOf(
  rows: readonly CaseRow[],
  articleOf: ReadonlyMap<string, number>,
): Omit<Built, 'issues' | 'courtTerms'> {
  const courts = new NameCodes()
  const caseTypes = new NameCodes()
  const articles = new RaggedColumn()
  const column = (read: (row: CaseRow) => number) => Uint32Array.from(rows, read)
  const unclear = outcomes.indexOf('기타')
  for (const { articleIds } of rows) articles.push(numbersOf(articleIds, articleOf))
  const columns: CaseColumns = {
    serial: column((row) => row.serial),
    date: column((row) => Number(row.date?.replaceAll('-', '') ?? 0)),
    numberYear: column((row) => row.numberYear ?? 0),
    courtLevel: column((row) => courtLevels.indexOf(row.courtLevel)),
    court: column((row) => courts.codeOf(row.court)),
    caseType: column((row) => caseTypes.codeOf(row.caseType)),
    outcome: column((row) => {
      const code = (outcomes as readonly string[]).indexOf(row.outcome ?? '')
      return code < 0 ? unclear : code
    }),
    enBanc: column((row) => (row.enBanc ? 1 : 0)),
    citedBy: column((row) => row.citedBy),
    articleOffsets: articles.offsets(),
    articles: articles.values(),
  }
  return {
    columns,
    names: {
      courts: courts.list,
      courtLevels: [...courtLevels],
      caseTypes: caseTypes.list,
      outcomes: [...outcomes],
    },
  }
}
