/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { ContractTable } from '@/components/contracts/tables/contract-table'
import type { TableView } from '@/lib/contracts/tables/table-view'
import { Localized } from '@/tests/factories/rendered'

const table: TableView = {
  id: 't',
  title: '비교',
  playbook: null,
  columns: [
    { id: 'a', title: '갱신요구권 포기' },
    { id: 'b', title: '증액 상한' },
  ],
  rows: [
    {
      id: 'r1',
      title: '첫 임대차',
      review_id: 'v1',
      state: 'done',
      reason: null,
      type: 'housing-lease',
      cells: [
        {
          state: 'found',
          places: [
            {
              column: 'a',
              kind: 'void',
              severity: 'high',
              clause: '제6조',
              quote: '갱신을 요구할 수 없다.',
              at: 120,
            },
          ],
        },
        { state: 'clear' },
      ],
    },
    {
      id: 'r2',
      title: '암호.docx',
      review_id: null,
      state: 'failed',
      reason: 'password',
      type: null,
      cells: [{ state: 'failed' }, { state: 'failed' }],
    },
  ],
}
const show = (shown: TableView) =>
  render(
    <Localized>
      <ContractTable table={shown} />
    </Localized>,
  )

test('shows what each rule found with its words, and leads to the clause', () => {
  show(table)
  const row = screen.getByRole('row', { name: /첫 임대차/ })
  const [found, clear] = within(row).getAllByRole('cell')
  if (!found || !clear) throw new Error('no cells')
  expect(within(found).getByText('갱신을 요구할 수 없다.')).not.toBeNull()
  expect(within(found).getByRole('link', { name: /제6조/ }).getAttribute('href')).toBe(
    '/contract-reviews/v1#clause-120',
  )
  expect(clear.textContent).toBe('지적 없음')
})

test('says why a contract was not read', () => {
  show(table)
  const header = screen.getByRole('rowheader', { name: /암호\.docx/ })
  expect(header.textContent).toContain('암호가 걸린 파일입니다.')
  expect(within(header).queryByRole('link')).toBeNull()
})

test('says that there is nothing to show where no rule found anything', () => {
  show({ ...table, columns: [] })
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText(/아직 보여 줄 지적이 없습니다/)).not.toBeNull()
})
