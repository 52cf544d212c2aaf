import { tableRows } from '@/lib/contracts/tables/export-table'
import type { ContractTable, TableCell } from '@/lib/contracts/tables/schema'
import { viewTable } from '@/lib/contracts/tables/table-view'

const cell: TableCell = {
  column: 'renewal-waiver',
  kind: 'void',
  severity: 'high',
  clause: '제6조',
  quote: '=갱신을 요구할 수 없다.',
  at: 120,
}
const row = (no: number, cells: TableCell[], state: 'done' | 'waiting' | 'failed' = 'done') => ({
  id: `r${no}`,
  no,
  title: `계약서 ${no}`,
  review_id: `v${no}`,
  state,
  reason: null,
  type: 'housing-lease' as const,
  cells,
})
const table: ContractTable = {
  id: 't',
  title: '비교',
  playbook: null,
  created_at: '2026-11-28T00:00:00+00:00',
  contract_table_rows: [
    row(2, [{ ...cell, column: 'unknown-topic', severity: 'low', clause: null, quote: null }]),
    row(1, [cell]),
    row(3, [], 'failed'),
  ],
}
const words = {
  contract: '계약서',
  place: '위치',
  whole: '전체',
  state: (state: string) => state,
  kind: (kind: string) => kind,
  severity: (severity: string) => severity,
}

it('has a column for each topic that was found, the gravest first, and the contracts in their order', () => {
  const { columns, rows } = viewTable(table, 'ko')
  expect(columns.map(({ title }) => title)).toEqual(['갱신요구권 포기', 'unknown-topic'])
  expect(rows.map(({ title, cells }) => [title, ...cells.map(({ state }) => state)])).toEqual([
    ['계약서 1', 'found', 'clear'],
    ['계약서 2', 'clear', 'found'],
    ['계약서 3', 'failed', 'failed'],
  ])
  expect(viewTable(table, 'en').columns[0]?.title).not.toBe(columns[0]?.title)
})

it('is exported with a column for what was found and one for where', () => {
  expect(tableRows(viewTable(table, 'ko'), words)).toEqual([
    ['계약서', '갱신요구권 포기', '위치', 'unknown-topic', '위치'],
    ['계약서 1', '[void · high] =갱신을 요구할 수 없다.', '제6조', 'clear', ''],
    ['계약서 2', 'clear', '', '[void · low]', '전체'],
    ['계약서 3', 'failed', '', 'failed', ''],
  ])
})
