/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TableForm } from '@/components/contracts/tables/table-form'
import { makeTable } from '@/lib/contracts/tables/actions'
import { initialTableFormState } from '@/lib/contracts/tables/form-state'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/contracts/tables/actions', () => ({ makeTable: jest.fn() }))

function open() {
  render(
    <Localized>
      <TableForm
        reviews={[{ id: '0b7f1c53-59f0-4c62-8d4c-111111111111', title: '첫 임대차' }]}
        documents={[{ id: '0b7f1c53-59f0-4c62-8d4c-222222222222', title: '둘째.docx' }]}
        versions={[{ id: '0b7f1c53-59f0-4c62-8d4c-333333333333', name: '임대차 기준', no: 2 }]}
      />
    </Localized>,
  )
  return userEvent.setup()
}

test('says at the contracts that none is chosen, and sends nothing', async () => {
  const user = open()
  await user.type(screen.getByLabelText('표 이름'), '비교')
  await user.click(screen.getByRole('button', { name: '표 만들기' }))
  const reviews = screen.getByRole('group', { name: '검토한 계약서' })
  expect(await within(reviews).findByText('계약서를 하나 이상 골라 주세요.')).not.toBeNull()
  expect(makeTable).not.toHaveBeenCalled()
  expect(screen.getByLabelText('표 이름')).toHaveProperty('value', '비교')
})

test('sends the contracts and the rules that are chosen', async () => {
  jest.mocked(makeTable).mockResolvedValue({ ...initialTableFormState, reason: 'limit' })
  const user = open()
  await user.click(screen.getByRole('checkbox', { name: '첫 임대차' }))
  await user.click(screen.getByRole('checkbox', { name: '둘째.docx' }))
  await user.selectOptions(screen.getByLabelText('규칙'), '임대차 기준 v2')
  await user.click(screen.getByRole('button', { name: '표 만들기' }))
  expect(await screen.findByText(/이번 달에 남은 검토보다 문서가 많습니다/)).not.toBeNull()
  const [, data] = jest.mocked(makeTable).mock.calls[0] ?? []
  expect(data?.getAll('reviews')).toHaveLength(1)
  expect(data?.getAll('documents')).toHaveLength(1)
  expect(data?.get('version')).toBe('0b7f1c53-59f0-4c62-8d4c-333333333333')
})
