/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ReviewForm } from '@/components/ragops/annotation/review-form'
import { answered } from '@/lib/form-state'
import { annotate, putOff } from '@/lib/ragops/annotation/actions'
import type { TakenItem } from '@/lib/ragops/annotation/schema'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/ragops/annotation/actions', () => ({ annotate: jest.fn(), putOff: jest.fn() }))
jest.mock('@/lib/i18n/navigation', () => ({ Link: (props: { href: string }) => <a {...props} /> }))

const sent = jest.mocked(annotate)
const skipped = jest.mocked(putOff)
beforeEach(() => {
  sent.mockReset().mockImplementation(async (before) => answered(before, { result: 'said' }))
  skipped.mockReset().mockImplementation(async (before) => answered(before, { result: 'changed' }))
})

const item = (changes: Partial<TakenItem> = {}): TakenItem => ({
  id: '11111111-1111-4111-8111-111111111111',
  query: '보증금은 언제 돌려받나요?',
  answer: '임대차가 끝나면 돌려받습니다.',
  passages: ['민법 제618조', '주택임대차보호법 제4조'].map((label, at) => ({
    ...{ id: `source-${at + 1}`, label, href: null, excerpt: '본문' },
  })),
  settles: false,
  said: [],
  ...changes,
})
function open(changes: Partial<TakenItem> = {}) {
  render(
    <Localized>
      <ReviewForm item={item(changes)} />
    </Localized>,
  )
  return userEvent.setup()
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

it('an item is judged by keys alone, with Korean letters too', async () => {
  const user = open()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /보증금/ }))
  await user.keyboard('[Digit2]')
  expect(box(/제4조/).checked).toBe(true)
  expect(document.activeElement).toBe(box(/제4조/))
  await user.keyboard('[KeyK]')
  expect(document.activeElement).toBe(box(/제618조/))
  await user.keyboard('[KeyS]')
  expect(radio(/일부만 맞음 \(S\)/).checked).toBe(true)
  await user.keyboard('[Enter]')
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  const data = sent.mock.calls[0]?.[1]
  expect(data?.get('verdict')).toBe('partly')
  expect(data?.getAll('relevant')).toEqual(['source-2'])
})

it('what is typed as a comment is no key', async () => {
  const user = open()
  await user.type(screen.getByRole('textbox', { name: /의견/ }), 'n1a')
  expect(skipped).not.toHaveBeenCalled()
  expect(box(/제618조/).checked).toBe(false)
  expect(radio(/맞는 답변/).checked).toBe(false)
})

it('N puts off, and a question alone has its own verdicts', async () => {
  const user = open({ answer: '' })
  expect(screen.queryByRole('radio', { name: /맞는 답변/ })).toBeNull()
  await user.keyboard('[KeyA]')
  expect(radio(/답할 수 있는 질문 \(A\)/).checked).toBe(true)
  await user.keyboard('[KeyN]')
  await waitFor(() => expect(skipped).toHaveBeenCalledTimes(1))
})

it('whoever settles sees what was said, without names', () => {
  open({
    settles: true,
    said: [
      { verdict: 'right', relevant: ['source-1'], comment: '' },
      { verdict: 'wrong', relevant: [], comment: '근거가 다릅니다.' },
    ],
  })
  const said = screen.getByRole('region', { name: /두 사람의 판단이 다릅니다/ })
  expect(said.textContent).toContain('맞는 답변: 민법 제618조')
  expect(said.textContent).toContain('틀린 답변: 근거 없음근거가 다릅니다.')
})
