import { csvTable } from '@/lib/csv'
import type { ContentInput } from '@/lib/documents/blocks/schema'
import type { CheckedCitation } from './types'
import { reasonKey, stateKey } from './words'

/** What the table of a report says, in the words of a language. */
export type ReportWords = {
  title: string
  /** When it was checked, and that a person has to decide. */
  note: string
  none: string
  columns: { no: string; citation: string; finding: string; reason: string; form: string }
  state: (citation: CheckedCitation) => string
  reason: (citation: CheckedCitation) => string
}

function rowsOf(citations: readonly CheckedCitation[], words: ReportWords): string[][] {
  return citations.map((citation, at) => [
    String(at + 1),
    citation.text,
    words.state(citation),
    words.reason(citation),
    citation.reference?.form ?? citation.candidates.map(({ label }) => label).join('\n'),
  ])
}

const header = ({ columns }: ReportWords) => [
  columns.no,
  columns.citation,
  columns.finding,
  columns.reason,
  columns.form,
]

export function reportCsv(citations: readonly CheckedCitation[], words: ReportWords): string {
  return csvTable([header(words), ...rowsOf(citations, words)])
}

/** The findings as a document: a title, a note and one table. */
export function reportContent(
  citations: readonly CheckedCitation[],
  words: ReportWords,
): ContentInput {
  const cells = (texts: readonly string[], isHeader: boolean) => ({
    cells: texts.map((text) => ({ text, header: isHeader })),
  })
  const table = {
    kind: 'table' as const,
    rows: [cells(header(words), true), ...rowsOf(citations, words).map((row) => cells(row, false))],
  }
  return {
    title: words.title,
    blocks: [
      { kind: 'heading', level: 1, text: words.title, role: 'title' },
      { kind: 'paragraph', text: words.note },
      citations.length > 0 ? table : { kind: 'paragraph', text: words.none },
    ],
  }
}

type Translate = (key: string, values?: Record<string, string>) => string

/** @param day yyyy-mm-dd, when the text was checked */
export function reportWords(t: Translate, day: string): ReportWords {
  return {
    title: t('report.title'),
    note: t('report.note', { day }),
    none: t('none'),
    columns: {
      no: t('report.no'),
      citation: t('report.citation'),
      finding: t('report.finding'),
      reason: t('report.reason'),
      form: t('report.form'),
    },
    state: (citation) => t(stateKey(citation)),
    reason: (citation) => {
      const key = reasonKey(citation)
      const overruledBy = citation.reference?.overruledBy
      return [key && t(key), overruledBy && t('overruled', { decision: overruledBy })]
        .filter(Boolean)
        .join('\n')
    },
  }
}
