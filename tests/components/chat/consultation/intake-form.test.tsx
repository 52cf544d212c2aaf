/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { FactsStep } from '@/components/chat/consultation/facts-step'
import { IntakeForm } from '@/components/chat/consultation/intake-form'
import { PapersStep } from '@/components/chat/consultation/papers-step'
import { WhatStep } from '@/components/chat/consultation/what-step'
import { WhenStep } from '@/components/chat/consultation/when-step'
import { submitIntake } from '@/lib/chat/consultation/actions'
import { intakeLimits } from '@/lib/chat/consultation/constants'
import type { Field } from '@/lib/chat/consultation/field-table'
import { emptyIntake } from '@/lib/chat/consultation/form-entries'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/chat/consultation/actions', () => ({ submitIntake: jest.fn() }))
const submit = jest.mocked(submitIntake)
beforeEach(() => {
  submit.mockReset()
  sessionStorage.clear()
})

function open(field: Field = 'housing'): UserEvent {
  render(
    <Localized>
      <IntakeForm
        field={field}
        mostWants={intakeLimits.wants}
        asks={{
          what: <WhatStep field={field} />,
          when: <WhenStep />,
          facts: <FactsStep field={field} />,
          papers: <PapersStep field={field} />,
        }}
      />
    </Localized>,
  )
  return userEvent.setup()
}

const story = '전세 계약이 끝났는데 집주인이 보증금을 돌려주지 않습니다.'
const step = () => screen.getByRole('heading', { level: 2 }).textContent
const next = () => screen.findByRole('button', { name: '다음' })
/** The button of the form with script; the one of the form without is hidden by a style. */
const check = () =>
  screen.findByRole('button', {
    name: (name, element) =>
      name === '보내기 전에 확인하기' && element.getAttribute('type') === 'button',
  })
const what = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /무슨 일이/ })
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

async function firstStep(user: UserEvent) {
  await user.selectOptions(screen.getByRole('combobox', { name: /나는 누구/ }), 'tenant')
  await user.selectOptions(screen.getByRole('combobox', { name: /상대방은 누구/ }), 'landlord')
  await user.type(what(), story)
  await user.click(screen.getByRole('checkbox', { name: '보증금 돌려받기' }))
}

test('a box that is pressed before the check has come stays the only one', async () => {
  open()
  fireEvent.click(screen.getByRole('checkbox', { name: '보증금 돌려받기' }))
  fireEvent.click(await next())
  await screen.findByRole('alert')
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
})

test('each mistake stands at its field and in the list, which has the focus', async () => {
  const user = open()
  await user.click(await next())
  const list = await screen.findByRole('alert')
  expect(within(list).getAllByRole('listitem')).toHaveLength(4)
  await waitFor(() => expect(document.activeElement?.contains(list)).toBe(true))
  expect(described(screen.getByRole('combobox', { name: /나는 누구/ }))).toMatch(/필요한 항목/)
  expect(step()).toBe('누가, 무슨 일')
  expect(submit).not.toHaveBeenCalled()
})

test('a number of a person is refused, and what was typed stays', async () => {
  const user = open()
  await firstStep(user)
  await user.type(what(), ' 번호는 010-1234-5678입니다.')
  await user.click(await next())
  await waitFor(() => expect(described(what())).toMatch(/전화번호로 보이는/))
  expect(what().value).toContain('010-1234-5678')
})

test('goes step by step, shows the question, and sends what was typed in every step', async () => {
  const user = open()
  await firstStep(user)
  await user.click(await next())
  await waitFor(() => expect(step()).toBe('언제'))
  expect(document.activeElement?.textContent).toBe('언제')
  const event = screen.getAllByRole('textbox', { name: '있었던 일' })[0] as HTMLElement
  await user.type(event, '계약 기간이 끝남')
  await user.click(await next())
  expect(await screen.findByText(/날짜를 확인해 주세요/, { selector: 'a' })).toBeTruthy()
  await user.click(screen.getAllByRole('checkbox', { name: '정확하지 않음' })[0] as HTMLElement)
  await user.click(await next())
  await waitFor(() => expect(step()).toBe('확인할 사실'))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(await next())
  await waitFor(() => expect(step()).toBe('자료와 한 일'))
  await user.click(screen.getByRole('checkbox', { name: '임대차계약서' }))
  const review = { question: '보증금을 돌려받을 수 있나요?', cutTo: null, daysLeft: null }
  submit.mockResolvedValueOnce({ ...emptyIntake, review })
  await user.click(await check())
  expect(await screen.findByText(review.question)).toBeTruthy()
  const sent = Object.fromEntries(submit.mock.calls[0]?.[1] ?? [])
  expect(sent).toMatchObject({
    act: 'review',
    field: 'housing',
    role: 'tenant',
    what: story,
    wants: 'depositBack',
    'events.0.text': '계약 기간이 끝남',
    'events.0.unsure': 'on',
    papers: 'leaseContract',
  })
  await user.click(screen.getByRole('button', { name: '이전' }))
  await user.click(screen.getByRole('button', { name: '이전' }))
  await user.click(screen.getByRole('button', { name: '이전' }))
  await user.click(screen.getByRole('button', { name: '이전' }))
  expect(what().value).toBe(story)
})

test('what the server finds leads back to its step', async () => {
  const user = open()
  await firstStep(user)
  for (const title of ['언제', '확인할 사실', '자료와 한 일']) {
    await user.click(await next())
    await waitFor(() => expect(step()).toBe(title))
  }
  submit.mockResolvedValueOnce({ ...emptyIntake, problems: { what: 'tooLong' } })
  await user.click(await check())
  await waitFor(() => expect(step()).toBe('누가, 무슨 일'))
  expect(what().getAttribute('aria-invalid')).toBe('true')
})

test('says that no answer came, and keeps the step', async () => {
  const user = open()
  await firstStep(user)
  for (const title of ['언제', '확인할 사실', '자료와 한 일']) {
    await user.click(await next())
    await waitFor(() => expect(step()).toBe(title))
  }
  submit.mockRejectedValueOnce(new TypeError('fetch failed'))
  await user.click(await check())
  expect((await screen.findByRole('alert')).textContent).toBeTruthy()
  expect(step()).toBe('자료와 한 일')
})

test('a draft comes back in this tab, fits another field, and is deleted on request', async () => {
  const user = open()
  await firstStep(user)
  await user.click(await next())
  await waitFor(() => expect(step()).toBe('언제'))
  document.body.innerHTML = ''
  const again = open('debts')
  await waitFor(() => expect(what().value).toBe(story))
  await again.click(screen.getByRole('button', { name: '모두 지우기' }))
  expect(what().value).toBe('')
  expect(sessionStorage.getItem('consultation')).toBeNull()
})
