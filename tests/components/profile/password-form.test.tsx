/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PasswordForm } from '@/components/profile/password-form'
import { answered } from '@/lib/form-state'
import { savePassword } from '@/lib/profile/settings/actions'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/profile/settings/actions', () => ({ savePassword: jest.fn() }))
jest.mock('@/lib/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
}))

const save = jest.mocked(savePassword)
beforeEach(() => save.mockReset())

const current = () => screen.getByLabelText<HTMLInputElement>(/^지금 비밀번호/)
const next = () => screen.getByLabelText<HTMLInputElement>(/^새 비밀번호(?! 확인)/)
const again = () => screen.getByLabelText<HTMLInputElement>(/^새 비밀번호 확인/)

function open() {
  render(
    <Localized>
      <PasswordForm email="hong@example.test" />
    </Localized>,
  )
  return userEvent.setup()
}

async function fill(user: ReturnType<typeof userEvent.setup>, secret: string, repeated = secret) {
  await user.type(current(), 'wrong horse')
  await user.type(next(), secret)
  await user.type(again(), repeated)
  await user.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }))
}

test('a short password that is repeated otherwise is told twice, and not sent', async () => {
  const user = open()
  await fill(user, '12345', '54321')
  expect(await screen.findByText(/6자 이상이어야/)).not.toBeNull()
  expect(screen.getByText(/서로 다릅니다/)).not.toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(next()))
  expect(save).not.toHaveBeenCalled()
})

test('a wrong present password is told at its field, and nothing is shown again', async () => {
  save.mockImplementation(async (before) =>
    answered(before, { errors: { current: 'wrongPassword' } }),
  )
  const user = open()
  await fill(user, 'another horse')
  expect(await screen.findByText('지금 비밀번호가 올바르지 않습니다.')).not.toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(current()))
  expect([current().value, next().value, again().value]).toEqual(['', '', ''])
})

test('a changed password is told, and takes the focus', async () => {
  save.mockImplementation(async (before) => answered(before, { result: 'saved' }))
  const user = open()
  await fill(user, 'another horse')
  const status = await screen.findByText('비밀번호를 바꾸었습니다.', { exact: false })
  await waitFor(() => expect(document.activeElement?.contains(status)).toBe(true))
})
