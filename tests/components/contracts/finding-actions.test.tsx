/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FindingActions } from '@/components/contracts/review/finding-actions'
import type { FindingView } from '@/lib/contracts/reviews/finding-view'
import { Localized } from '@/tests/factories/rendered'

const quote = '매년 차임을 10% 증액한다.'
const finding: FindingView = {
  id: 'a',
  no: 1,
  kind: 'risk',
  severity: 'high',
  clause: '제7조',
  quote,
  start: 0,
  end: quote.length,
  sides: ['signer'],
  state: 'open',
  dismissal: null,
  comment: null,
  wording: null,
  assignee: null,
  articles: [],
  name: '증액 상한',
  why: '',
  whyLanguage: 'ko',
  suggestion: '증액은 5%를 넘지 못한다.',
  details: [],
  dependencies: [],
  ruledOut: false,
  playbook: {
    playbook: 'p',
    version: 1,
    name: '임대차 기준',
    title: '증액 상한',
    preferred: '증액은 5%를 넘지 못한다.',
    fallback: '증액은 7%를 넘지 못한다.',
    approver: '',
  },
}

function open(given: FindingView = finding) {
  const onChange = jest.fn()
  render(
    <Localized>
      <FindingActions finding={given} onChange={onChange} />
    </Localized>,
  )
  return { user: userEvent.setup(), onChange }
}
const field = () => screen.getByRole('textbox')

test('accepts the wording of the playbook, as its reader has edited it', async () => {
  const { user, onChange } = open()
  await user.click(screen.getByRole('button', { name: '문구 고치기' }))
  expect(field()).toHaveProperty('value', '증액은 5%를 넘지 못한다.')
  await user.click(screen.getByRole('button', { name: '대체 문구' }))
  expect(field()).toHaveProperty('value', '증액은 7%를 넘지 못한다.')
  await user.type(field(), ' 서면으로 한다.')
  await user.click(screen.getByRole('button', { name: '이 문구로 받아들임' }))
  expect(onChange).toHaveBeenCalledWith({
    state: 'accepted',
    dismissal: null,
    wording: '증액은 7%를 넘지 못한다. 서면으로 한다.',
  })
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('begins with the words of the contract where there is no playbook, and can have them deleted', async () => {
  const { user, onChange } = open({ ...finding, playbook: null })
  await user.click(screen.getByRole('button', { name: '문구 고치기' }))
  expect(field()).toHaveProperty('value', quote)
  await user.clear(field())
  await user.click(screen.getByRole('button', { name: '이 글을 지우기로 받아들임' }))
  expect(onChange).toHaveBeenCalledWith({ state: 'accepted', dismissal: null, wording: '' })
})

test('adds what is missing, and not nothing', async () => {
  const { user, onChange } = open({
    ...finding,
    kind: 'missing',
    quote: null,
    start: null,
    end: null,
    playbook: null,
  })
  await user.click(screen.getByRole('button', { name: '문구 고치기' }))
  await user.click(screen.getByRole('button', { name: '이 문구로 받아들임' }))
  expect(onChange).not.toHaveBeenCalled()
  await user.type(field(), '제9조(통지) 서면으로 한다.')
  await user.click(screen.getByRole('button', { name: '이 문구로 받아들임' }))
  expect(onChange).toHaveBeenCalledWith({
    state: 'accepted',
    dismissal: null,
    wording: '제9조(통지) 서면으로 한다.',
  })
})

test('taking a finding back takes its wording back', async () => {
  const { user, onChange } = open({ ...finding, state: 'accepted', wording: '고친 문구' })
  await user.click(screen.getByRole('button', { name: '문구 다시 고치기' }))
  expect(field()).toHaveProperty('value', '고친 문구')
  await user.click(screen.getByRole('button', { name: '받아들였습니다' }))
  expect(onChange).toHaveBeenCalledWith({ state: 'open', dismissal: null, wording: null })
})
