/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { ContactForm } from '@/components/contact/contact-form'
import { sendInquiry } from '@/lib/contact/actions'
import { emptyInquiryForm, honeypotField } from '@/lib/contact/constants'
import { answered } from '@/lib/form-state'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/contact/actions', () => ({ sendInquiry: jest.fn() }))
jest.mock('@/lib/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
}))

const send = jest.mocked(sendInquiry)
beforeEach(() => {
  send.mockReset()
  window.history.replaceState(null, '', '/contact')
})

const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '문의 유형' })
const submit = () => screen.getByRole('button', { name: '문의 보내기' })

function open(): UserEvent {
  render(
    <Localized>
      <ContactForm />
    </Localized>,
  )
  return userEvent.setup()
}

async function fill(user: UserEvent) {
  await user.type(text('이름'), '김지우')
  await user.type(text('이메일'), 'jiwoo@example.test')
  await user.type(text('전화번호'), '010-1234-5678')
  await user.selectOptions(type(), 'demo')
  await user.type(text('제목'), '시연')
  await user.type(text('내용'), '다음 주에 시연을 볼 수 있을까요?')
  await user.click(screen.getByRole('checkbox', { name: /동의합니다/ }))
}

test('each error stands at its field and in the summary, and the first field has the focus', async () => {
  const user = open()
  await user.type(text('이메일'), 'jiwoo@')
  await user.click(submit())
  const summary = await screen.findByRole('alert')
  expect(within(summary).getAllByRole('listitem')).toHaveLength(7)
  const email = text('이메일')
  expect(email.getAttribute('aria-invalid')).toBe('true')
  const describedBy = email.getAttribute('aria-describedby')?.split(' ') ?? []
  const description = describedBy.map((id) => document.getElementById(id)?.textContent).join(' ')
  expect(description).toContain('이메일 주소를 확인해 주세요')
  expect(email.value).toBe('jiwoo@')
  await waitFor(() => expect(document.activeElement).toBe(text('이름')))
  const link = within(summary).getByRole('link', { name: '이름을 적어 주세요.' })
  expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(text('이름'))
  expect(send).not.toHaveBeenCalled()
})

test('what the server refuses is said above, and what was typed stays', async () => {
  send.mockImplementation(async (before) =>
    answered(before, { reason: 'rateLimit', retryAfter: 42 }),
  )
  const user = open()
  await fill(user)
  await user.click(submit())
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('42초')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(text('내용').value).toBe('다음 주에 시연을 볼 수 있을까요?')
  expect(type().value).toBe('demo')
})

test('a lost connection loses nothing, and the form can be sent again', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  send.mockResolvedValueOnce(emptyInquiryForm)
  const user = open()
  await fill(user)
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toContain('연결이 끊겨')
  expect(text('제목').value).toBe('시연')
  await user.click(await screen.findByRole('button', { name: '문의 보내기' }))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  const [, data] = send.mock.calls[1] ?? []
  expect(Object.fromEntries(data ?? [])).toEqual({
    locale: 'ko',
    name: '김지우',
    email: 'jiwoo@example.test',
    phone: '010-1234-5678',
    company: '',
    inquiryType: 'demo',
    subject: '시연',
    message: '다음 주에 시연을 볼 수 있을까요?',
    [honeypotField]: '',
    consent: 'on',
  })
})

test('a browser that filled in the hidden field is refused once, not for ever', async () => {
  send.mockImplementation(async (before) => answered(before, { reason: 'refused' }))
  const user = open()
  await fill(user)
  const hidden = document.querySelector<HTMLInputElement>(`[name="${honeypotField}"]`)
  if (!hidden) throw new Error('the form has no hidden field')
  await user.type(hidden, 'https://spam.example')
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toContain('자동 입력으로 보여')
  expect(hidden.value).toBe('')
})

test('the address chooses the type, unless one is chosen already', () => {
  window.history.replaceState(null, '', '/contact?type=partnership')
  open()
  expect(type().value).toBe('partnership')
})
