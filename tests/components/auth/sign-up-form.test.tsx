/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SignUpForm } from '@/components/auth/sign-up-form'
import { signUp } from '@/lib/auth/actions'
import { answered } from '@/lib/form-state'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/auth/actions', () => ({ signUp: jest.fn() }))
jest.mock('@/lib/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
  useRouter: () => ({ push: jest.fn() }),
}))

const send = jest.mocked(signUp)
beforeEach(() => send.mockReset())

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^이메일/ })
const password = () => screen.getByLabelText<HTMLInputElement>(/^비밀번호(?! 확인)/)
const again = () => screen.getByLabelText<HTMLInputElement>(/^비밀번호 확인/)
const phone = () => screen.getByLabelText<HTMLInputElement>(/^휴대전화 번호/)
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: '가입하기' })

function open(userType: 'personal' | 'enterprise', onSent = jest.fn()) {
  render(
    <Localized>
      <SignUpForm userType={userType} onSent={onSent} />
    </Localized>,
  )
  return { user: userEvent.setup(), onSent }
}

test('the button waits for what is required, and agreeing to all leaves the news alone', async () => {
  const { user } = open('personal')
  expect(submit().disabled).toBe(true)
  await user.click(box(/필수 약관에 모두/))
  expect(box(/이용약관/).checked).toBe(true)
  expect(box(/새 기능과 소식/).checked).toBe(false)
  await waitFor(() => expect(submit().disabled).toBe(false))
  await user.click(box(/이용약관/))
  await waitFor(() => expect(submit().disabled).toBe(true))
  expect(box(/필수 약관에 모두/).checked).toBe(false)
})

test('the strength of a password is said while it is typed', async () => {
  const { user } = open('personal')
  screen.getByText('6자 이상')
  await user.type(password(), 'horses')
  await screen.findByText(/안전도: 약함/)
  await user.type(password(), ' in a row 7')
  const hint = await screen.findByText('안전도: 강함')
  expect(password().getAttribute('aria-describedby')).toBe(hint.parentElement?.id)
})

test('every error is told before anything is sent, and what was typed stays', async () => {
  const { user } = open('enterprise')
  await user.type(email(), 'nobody')
  await user.type(password(), '12345')
  await user.type(again(), '54321')
  await user.type(phone(), '0101')
  await user.click(box(/필수 약관에 모두/))
  await user.click(submit())
  for (const text of [
    /필수 항목/,
    /올바른 이메일 주소가 아닙니다/,
    /6자 이상이어야/,
    /서로 다릅니다/,
    /11자리를/,
  ]) {
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  }
  await waitFor(() => expect(document.activeElement).toBe(email()))
  expect(email().value).toBe('nobody')
  expect(again().value).toBe('54321')
  expect(send).not.toHaveBeenCalled()
  // Correcting the first password corrects what is said of the second.
  await user.clear(password())
  await user.type(password(), '543210')
  await user.type(again(), '0')
  await waitFor(() => expect(screen.queryByText(/서로 다릅니다/)).toBeNull())
})

test('the phone number is written with its dashes, and all of the form is sent', async () => {
  send.mockImplementation(async (before) =>
    answered(before, { result: { sentTo: 'somebody@example.test' } }),
  )
  const { user, onSent } = open('personal')
  await user.type(email(), 'somebody@example.test')
  await user.type(password(), 'correct horse')
  await user.type(again(), 'correct horse')
  await user.type(phone(), '01012345678')
  expect(phone().value).toBe('010-1234-5678')
  await user.click(box(/필수 약관에 모두/))
  await user.click(submit())
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('somebody@example.test'))
  expect(Object.fromEntries(send.mock.calls[0]?.[1] ?? [])).toMatchObject({
    locale: 'ko',
    userType: 'personal',
    email: 'somebody@example.test',
    phone: '010-1234-5678',
    terms: 'on',
    privacy: 'on',
  })
})

test('what the server refuses is told at its field, and the passwords are asked for again', async () => {
  send.mockImplementation(async (before) =>
    answered(before, { errors: { password: 'weakPassword' } }),
  )
  const { user } = open('personal')
  await user.type(email(), 'somebody@example.test')
  await user.type(password(), 'password')
  await user.type(again(), 'password')
  await user.type(phone(), '01012345678')
  await user.click(box(/필수 약관에 모두/))
  await user.click(submit())
  expect(await screen.findByText(/비밀번호가 너무 쉽습니다/)).not.toBeNull()
  expect(password().value).toBe('')
  expect(email().value).toBe('somebody@example.test')
})
