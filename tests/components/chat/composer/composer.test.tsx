/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Composer } from '@/components/chat/composer/composer'
import type { Scope } from '@/components/chat/composer/scope'
import { useDraft } from '@/components/chat/composer/use-draft'
import { Localized } from '@/tests/factories/rendered'

const onAsk = jest.fn<void, [string, Scope]>()
const onStop = jest.fn()

type Situation = { conversation?: string | null; disconnected?: boolean; writing?: boolean }

function Form({ conversation = null, disconnected = false, writing = false }: Situation) {
  const draft = useDraft(conversation, '')
  const [scope, setScope] = useState<Scope>('all')
  return (
    <Composer
      draft={draft}
      address="/ai-chat"
      scope={scope}
      onScope={setScope}
      collections={null}
      most={40}
      quota={{ limit: 10, left: 3 }}
      disconnected={disconnected}
      writing={writing}
      onAsk={() => onAsk(draft.take(), scope)}
      onStop={onStop}
      icons={{ send: null, stop: null }}
      note="법률정보입니다"
    />
  )
}

beforeAll(() => {
  // jsdom has no layout, so a field that grows by itself needs nothing.
  Object.assign(window, { CSS: { supports: () => true } })
})
beforeEach(() => {
  jest.resetAllMocks()
  sessionStorage.clear()
})

function open(situation: Situation = {}): UserEvent {
  render(
    <Localized>
      <Form {...situation} />
    </Localized>,
  )
  return userEvent.setup()
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '질문' })

test('Enter asks, Shift and Enter begin a line, and the field is empty then', async () => {
  const user = open()
  await user.type(field(), '보증금을{Shift>}{Enter}{/Shift}안 줘요')
  expect(onAsk).not.toHaveBeenCalled()
  await user.type(field(), '{Enter}')
  expect(onAsk).toHaveBeenCalledWith('보증금을\n안 줘요', 'all')
  expect(field().value).toBe('')
})

test('Enter that ends the composition of a syllable asks nothing', async () => {
  const user = open()
  await user.type(field(), '해고')
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
  expect(onAsk).not.toHaveBeenCalled()
})

test('asks where the person wants to look', async () => {
  const user = open()
  await user.selectOptions(screen.getByRole('combobox', { name: '검색 범위' }), '판례만')
  await user.type(field(), '음주운전')
  await user.click(screen.getByRole('button', { name: '질문하기' }))
  expect(onAsk).toHaveBeenCalledWith('음주운전', 'precedents')
})

test('a field of spaces asks nothing and gets the focus', async () => {
  const user = open()
  await user.type(field(), '   ')
  await user.click(screen.getByRole('button', { name: '질문하기' }))
  expect(onAsk).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field())
})

test('what is too long cannot be sent, and how long it is is said', async () => {
  const user = open()
  expect(screen.getByText('오늘 남은 질문 3/10')).toBeTruthy()
  await user.type(field(), '가'.repeat(33))
  expect(screen.getByText('33 / 40자')).toBeTruthy()
  await user.type(field(), '나'.repeat(8))
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('status').textContent).toContain('40자까지')
  await user.type(field(), '{Enter}')
  expect(onAsk).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '질문하기' }).disabled).toBe(true)
})

test('while an answer is written it can be stopped, and the next question be typed', async () => {
  const user = open({ writing: true })
  await user.type(field(), '다음 질문{Enter}')
  expect(onAsk).not.toHaveBeenCalled()
  expect(field().value).toBe('다음 질문')
  await user.click(screen.getByRole('button', { name: '멈추기' }))
  expect(onStop).toHaveBeenCalledTimes(1)
})

test('without a connection nothing can be typed or sent', () => {
  open({ disconnected: true })
  expect(field().disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '질문하기' }).disabled).toBe(true)
})

test('a draft is kept for its conversation', async () => {
  const user = open({ conversation: 'one' })
  await user.type(field(), '쓰다 만 질문')
  document.body.innerHTML = ''
  open({ conversation: 'two' })
  expect(field().value).toBe('')
  document.body.innerHTML = ''
  open({ conversation: 'one' })
  expect(field().value).toBe('쓰다 만 질문')
})
