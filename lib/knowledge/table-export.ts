import writeXlsxFile from 'write-excel-file/node'
import { csvTable } from '@/lib/csv'
import type { QuestionTable } from './types'

type Asked = Extract<QuestionTable, { state: 'asked' }>
export type TableWords = {
  document: string
  /** Of the column beside a question's. */
  place: string
  none: string
  page: (page: number) => string
}

/** The table as rows of text: of each question a column with the passage, and one with where it stands. */
export function tableRows(
  questions: readonly string[],
  { rows }: Asked,
  words: TableWords,
): string[][] {
  const head = [words.document, ...questions.flatMap((question) => [question, words.place])]
  return [
    head,
    ...rows.map(({ name, cells }) => [
      name,
      ...questions.flatMap((_, no) => {
        const cell = cells[no]
        if (!cell) return [words.none, '']
        const place = [cell.page === null ? '' : words.page(cell.page), cell.path]
        return [cell.text, place.filter(Boolean).join(' · ')]
      }),
    ]),
  ]
}

export const tableCsv = (rows: readonly string[][]): string => csvTable(rows)

const widths = { name: 28, passage: 60, place: 20 }
/** A cell of a sheet holds no more. */
const longestCell = 32_000

/** The same as a sheet. Cells are texts: what looks like a formula stays what somebody wrote. */
export async function tableXlsx(rows: readonly string[][]): Promise<Buffer> {
  const data = rows.map((row, at) =>
    row.map((value) => ({
      type: String,
      value: value.slice(0, longestCell),
      wrap: true,
      alignVertical: 'top' as const,
      ...(at === 0 ? { fontWeight: 'bold' as const } : {}),
    })),
  )
  const columns = (rows[0] ?? []).map((_, at) => ({
    width: at === 0 ? widths.name : at % 2 === 1 ? widths.passage : widths.place,
  }))
  return writeXlsxFile(data, { columns, stickyRowsCount: 1 }).toBuffer()
}
