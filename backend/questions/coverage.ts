import type { FiledEntry, QuestionBank } from './bank'
import { type QuestionField, questionFields, questionLanguages } from './schema'

type Row = { laws: Set<string>; articles: number; questions: number[] }

const emptyRow = (): Row => ({
  laws: new Set(),
  articles: 0,
  questions: questionLanguages.map(() => 0),
})

function addTo(row: Row, entry: FiledEntry): void {
  row.laws.add(entry.law)
  row.articles += 1
  questionLanguages.forEach((language, at) => {
    row.questions[at] = (row.questions[at] ?? 0) + entry[language].length
  })
}

const cells = (name: string, row: Row) =>
  `| ${[name, row.laws.size, row.articles, ...row.questions].join(' | ')} |`

/** What the bank holds, as Markdown: by field, and with `titleOf` by statute. */
export function coverageOf(bank: QuestionBank, titleOf?: (law: string) => string): string {
  const fields = new Map<QuestionField, Row>(questionFields.map((field) => [field, emptyRow()]))
  const laws = new Map<string, Row>()
  const all = emptyRow()
  for (const entry of bank.entries) {
    const row = laws.get(entry.law) ?? emptyRow()
    laws.set(entry.law, row)
    for (const each of [fields.get(entry.field) ?? emptyRow(), row, all]) addTo(each, entry)
  }
  const head = `statutes | articles | ${questionLanguages.join(' | ')} |`
  const rule = `| --- | ${Array.from({ length: 6 }, () => '---:').join(' | ')} |`
  const byField = [...fields].map(([field, row]) => cells(field, row))
  const tables = [`| field | ${head}`, rule, ...byField, cells('all', all)]
  const unanswerable = questionLanguages.map(
    (language) =>
      `${language} ${bank.unanswerable.filter((row) => row.language === language).length}`,
  )
  tables.push('', `Unanswerable: ${bank.unanswerable.length} (${unanswerable.join(', ')})`)
  if (titleOf) {
    const byLaw = [...laws].sort(([, a], [, b]) => b.articles - a.articles)
    tables.push(
      '',
      `| statute | ${head}`,
      rule,
      ...byLaw.map(([law, row]) => cells(titleOf(law), row)),
    )
  }
  return tables.join('\n')
}
