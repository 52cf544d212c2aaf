/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AssigneeSelect } from '@/components/contracts/assignment/assignee-select'
import { AssignmentProvider } from '@/components/contracts/assignment/assignment-context'
import { everyFinding, filterFindings } from '@/components/contracts/review/finding-filter'
import { ReviewToolbar } from '@/components/contracts/review/review-toolbar'
import type { Assignment } from '@/lib/contracts/assignment/schema'
import type { FindingView } from '@/lib/contracts/reviews/finding-view'
import { Localized } from '@/tests/factories/rendered'

const assignment: Assignment = {
  me: 'a',
  assignees: [
    { id: 'a', email: 'a@example.com' },
    { id: 'b', email: 'b@example.com' },
  ],
}

function showSelect(given: Assignment | null, assignee: string | null, mayChoose = true) {
  const onChange = jest.fn()
  render(
    <Localized>
      <AssignmentProvider value={given}>
        <AssigneeSelect finding={{ assignee }} onChange={mayChoose ? onChange : undefined} />
      </AssignmentProvider>
    </Localized>,
  )
  return { user: userEvent.setup(), onChange }
}

test('assigns to somebody, and to nobody again', async () => {
  const { user, onChange } = showSelect(assignment, 'b')
  const select = screen.getByRole('combobox', { name: '담당' })
  expect(select).toHaveProperty('value', 'b')
  await user.selectOptions(select, 'a@example.com (나)')
  expect(onChange).toHaveBeenLastCalledWith('a')
  await user.selectOptions(select, '담당 없음')
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('is only read by whoever may not decide, and is not there for a review of one’s own alone', () => {
  showSelect(assignment, 'b', false)
  expect(screen.getByText('b@example.com')).not.toBeNull()
  expect(screen.queryByRole('combobox')).toBeNull()
  document.body.replaceChildren()
  showSelect(null, null)
  expect(screen.queryByText('담당')).toBeNull()
})

function showToolbar(given: Assignment | null) {
  const onFilter = jest.fn()
  render(
    <Localized>
      <AssignmentProvider value={given}>
        <ReviewToolbar filter={everyFinding} shown={1} onFilter={onFilter} onStep={() => {}} />
      </AssignmentProvider>
    </Localized>,
  )
  return { user: userEvent.setup(), onFilter }
}

test('shows one’s own tasks alone, where there can be any', async () => {
  const { user, onFilter } = showToolbar(assignment)
  await user.click(screen.getByRole('checkbox', { name: '내 담당만' }))
  const [filter] = onFilter.mock.calls[0] ?? []
  const findings = ['a', 'b', null].map(
    (assignee, no) =>
      ({ id: String(no), assignee, kind: 'void', severity: 'high', state: 'open' }) as FindingView,
  )
  expect(filterFindings(findings, filter).map(({ assignee }) => assignee)).toEqual(['a'])
  expect(filterFindings(findings, everyFinding)).toHaveLength(3)
  document.body.replaceChildren()
  showToolbar(null)
  expect(screen.queryByRole('checkbox', { name: '내 담당만' })).toBeNull()
})
