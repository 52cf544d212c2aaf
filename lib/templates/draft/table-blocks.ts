import type { Block, Cell, Row, Run } from '@/lib/documents/blocks/schema'
import type { Part, Text } from '@/lib/templates/types'
import { fillText, textOf } from './fill-text'
import { rowScope, type Scope } from './scope'

const cell = (runs: Run[], more: Partial<Cell> = {}): Cell => ({
  text: textOf(runs),
  runs,
  ...more,
})
const head = (text: string): Cell => ({ ...cell([{ text }]), header: true })

const tableBlock = (rows: Row[], columns: number[]): Block => ({
  kind: 'table',
  number: null,
  page: null,
  text: rows
    .map(({ cells }) => cells.map(({ text }) => text.replace(/\s+/g, ' ').trim()).join('\t'))
    .join('\n'),
  rows,
  columns,
})

/** Names on the left, answers on the right. */
export function rowsTable(rows: readonly (readonly [string, Text])[], scope: Scope): Block {
  return tableBlock(
    rows.map(([name, text]) => ({ cells: [head(name), cell(fillText(text, scope))] })),
    [1, 3],
  )
}

/** A row for each that was answered, or empty ones to be filled by hand. */
export function tableOf(part: Extract<Part, { part: 'table' }>, scope: Scope): Block {
  const answered = scope.answers[part.of]
  const field = scope.template.fields.find(({ id }) => id === part.of)
  const blankRows = field?.kind === 'list' ? (field.blankRows ?? 1) : 1
  const count = Array.isArray(answered) ? answered.length : blankRows
  const rows = Array.from({ length: count }, (_, at) => ({
    cells: part.cells.map((text) => cell(fillText(text, rowScope(scope, part.of, at)))),
  }))
  return tableBlock(
    [{ cells: part.head.map(head) }, ...rows],
    part.head.map(() => 1),
  )
}
