import { severities } from '@/lib/contracts/constants'
import { explain } from '@/lib/contracts/explanations/explanations'
import type { AppLocale } from '@/lib/i18n/routing'
import type { ContractTable, TableCell, TableRow } from './schema'

export type TableColumn = { id: string; title: string }

/** `other`: the rule is for another kind of contract. `clear`: nothing was reported. */
export type CellView =
  | { state: 'found'; places: TableCell[] }
  | { state: 'clear' | 'other' | 'waiting' | 'failed' }

export type TableView = {
  id: string
  title: string
  /** Null: the built-in rules. */
  playbook: { name: string; version: number } | null
  columns: TableColumn[]
  rows: (Pick<TableRow, 'id' | 'title' | 'review_id' | 'state' | 'reason' | 'type'> & {
    cells: CellView[]
  })[]
}

/** The topics that were found in any of the contracts: the gravest first, then those of most contracts. */
function topicsOf(rows: readonly TableRow[], locale: AppLocale): TableColumn[] {
  const topics = new Map<string, { worst: number; contracts: Set<string> }>()
  for (const { id, cells } of rows)
    for (const { column, severity } of cells) {
      const known = topics.get(column) ?? { worst: severities.length, contracts: new Set() }
      known.worst = Math.min(known.worst, severities.indexOf(severity))
      known.contracts.add(id)
      topics.set(column, known)
    }
  return [...topics]
    .sort(
      ([a, one], [b, other]) =>
        one.worst - other.worst ||
        other.contracts.size - one.contracts.size ||
        a.localeCompare(b, 'en'),
    )
    .map(([id]) => ({ id, title: explain(locale, id)?.name ?? explain('ko', id)?.name ?? id }))
}

/** A table as it is shown and exported: a cell for each contract and rule. */
export function viewTable(table: ContractTable, locale: AppLocale): TableView {
  const rows = [...table.contract_table_rows].sort((a, b) => a.no - b.no)
  const { playbook } = table
  const columns = playbook
    ? playbook.rules.map(({ id, title }) => ({ id, title }))
    : topicsOf(rows, locale)
  const types = new Map(playbook?.rules.map(({ id, type }) => [id, type]))
  return {
    id: table.id,
    title: table.title,
    playbook: playbook ? { name: playbook.name, version: playbook.version } : null,
    columns,
    rows: rows.map(({ id, title, review_id, state, reason, type, cells }) => ({
      id,
      title,
      review_id,
      state,
      reason,
      type,
      cells: columns.map(({ id: column }): CellView => {
        if (state !== 'done') return { state }
        const places = cells.filter((cell) => cell.column === column)
        if (places.length > 0) return { state: 'found', places }
        const wanted = types.get(column) ?? null
        return { state: wanted !== null && wanted !== type ? 'other' : 'clear' }
      }),
    })),
  }
}
