import type { FindingKind, Severity } from '@/lib/contracts/constants'
import type { CellView, TableView } from './table-view'

/** Words of the file in the reader's language. */
export type TableWords = {
  contract: string
  /** Of the column beside a rule's. */
  place: string
  state: (state: Exclude<CellView['state'], 'found'>) => string
  kind: (kind: FindingKind) => string
  severity: (severity: Severity) => string
  /** Of what the whole contract lacks. */
  whole: string
}

/** The table as rows of text: of each rule a column with what was found, and one with where it stands. */
export function tableRows({ columns, rows }: TableView, words: TableWords): string[][] {
  return [
    [words.contract, ...columns.flatMap(({ title }) => [title, words.place])],
    ...rows.map(({ title, cells }) => [
      title,
      ...cells.flatMap((cell) => {
        if (cell.state !== 'found') return [words.state(cell.state), '']
        const found = cell.places.map(({ kind, severity, quote }) =>
          [`[${words.kind(kind)} · ${words.severity(severity)}]`, quote].filter(Boolean).join(' '),
        )
        return [found.join('\n'), cell.places.map(({ clause }) => clause ?? words.whole).join('\n')]
      }),
    ]),
  ]
}
