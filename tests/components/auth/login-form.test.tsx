/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LoginForm } from '@/components/auth/login-form'
import { resend, signIn } from '@/lib/auth/actions'
import type { LoginState } from '@/lib/auth/form-state'
import { answered } from '@/lib/form-state'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/auth/actions', () => ({ signIn: jest.fn(), resend: jest.fn() }))
jest.mock('@/lib/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
}))

const logIn = jest.mocked(signIn)
beforeEach(() => logIn.mockReset())

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: '이메일' })
const password = () => screen.getByLabelText<HTMLInputElement>(/^비밀번호/)
const submit = () => screen.getByRole('button', { name: '로그인' })

function open(onSignedIn?: (redirectTo: string) => void) {
  render(
    <Localized>
      <LoginForm next="/pricing" onSignedIn={onSignedIn} />
    </Localized>,
  )
  return userEvent.setup()
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(email(), 'somebody@example.test')
  await user.type(password(), 'correct horse')
  await user.click(submit())
}

const answers = (changes: Partial<LoginState>) =>
  logIn.mockImplementation(async (before) => answered(before, changes))

test('an empty form is not sent: both fields say so, and the first has the focus', async () => {
  const user = open()
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toContain('이메일과 비밀번호')
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(password().getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(email()))
  expect(logIn).not.toHaveBeenCalled()
})

test('a refusal keeps the address, empties the password and puts the cursor there', async () => {
  answers({ reason: 'invalidCredentials' })
  const user = open()
  await fill(user)
  expect((await screen.findByRole('alert')).textContent).toContain('올바르지 않습니다')
  expect(email().value).toBe('somebody@example.test')
  expect(password().value).toBe('')
  await waitFor(() => expect(document.activeElement).toBe(password()))
  const sent = logIn.mock.calls[0]?.[1]
  expect(sent?.get('next')).toBe('/pricing')
  expect(sent?.get('locale')).toBe('ko')
})

test('an address that is not confirmed can be sent its mail again', async () => {
  answers({ reason: 'emailNotConfirmed', values: { email: 'somebody@example.test' } })
  jest.mocked(resend).mockImplementation(async (before) => answered(before, { result: 'sent' }))
  const user = open()
  await fill(user)
  await user.click(await screen.findByRole('button', { name: '확인 메일 다시 받기' }))
  expect((await screen.findByRole('status')).textContent).toContain('다시 보냈습니다')
  const [[, sent]] = jest.mocked(resend).mock.calls as [[unknown, FormData]]
  expect(sent.get('email')).toBe('somebody@example.test')
})

test('a lost connection is told, and nothing that was typed is lost', async () => {
  logIn.mockRejectedValue(new TypeError('Failed to fetch'))
  const user = open()
  await fill(user)
  expect((await screen.findByRole('alert')).textContent).toContain('네트워크')
  expect(password().value).toBe('correct horse')
})

test('the dialog hears where to go', async () => {
  answers({ result: { redirectTo: '/ai-chat' } })
  const onSignedIn = jest.fn()
  const user = open(onSignedIn)
  await fill(user)
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('/ai-chat'))
  expect(logIn.mock.calls[0]?.[1].get('mode')).toBe('dialog')
})
