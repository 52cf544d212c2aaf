/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProfileForm } from '@/components/profile/profile-form'
import { answered } from '@/lib/form-state'
import { saveProfile } from '@/lib/profile/actions'
import { initialProfileState } from '@/lib/profile/profile-form'
import { profileSchema } from '@/lib/profile/schema'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/profile/actions', () => ({ saveProfile: jest.fn() }))
jest.mock('@/lib/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
  getPathname: ({ href }: { href: string }) => href,
}))

const save = jest.mocked(saveProfile)
beforeEach(() => save.mockReset())

const profile = profileSchema.parse({
  id: '00000000-0000-4000-8000-000000000000',
  email: 'hong@example.test',
  role: 'user',
  user_type: 'personal',
  phone: '01012345678',
  organization: null,
  position: '과장',
  fax: '0551234567',
  language: 'ko',
  marketing_agreed_at: null,
  sign_in_alerts: false,
  created_at: '2026-01-01T00:00:00+00:00',
  updated_at: '2026-01-02T00:00:00.123456+00:00',
})

function open() {
  render(
    <Localized>
      <ProfileForm email={profile.email} start={initialProfileState(profile)} />
    </Localized>,
  )
  return userEvent.setup()
}

const text = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const phone = () => text(/^휴대전화 번호/)
const organization = () => screen.getByLabelText<HTMLSelectElement>(/^소속/)
const submit = () => screen.findByRole('button', { name: '저장' })

test('stored digits are shown with their dashes', () => {
  open()
  expect(phone().value).toBe('010-1234-5678')
  expect(text(/^팩스/).value).toBe('055-123-4567')
})

test('another type of person asks for an organisation, before anything is sent', async () => {
  const user = open()
  expect(organization().required).toBe(false)
  await user.click(screen.getByRole('radio', { name: /^기업/ }))
  await waitFor(() => expect(organization().required).toBe(true))
  await user.click(await submit())
  await waitFor(() => expect(organization().getAttribute('aria-invalid')).toBe('true'))
  await waitFor(() => expect(document.activeElement).toBe(organization()))
  expect(save).not.toHaveBeenCalled()
  await user.selectOptions(organization(), 'court')
  await waitFor(() => expect(organization().getAttribute('aria-invalid')).toBeNull())
})

test('a conflict keeps what was typed, says what is stored, and goes on from there', async () => {
  const later = '2026-01-03T00:00:00+00:00'
  save.mockImplementation(async (before, data) =>
    answered(before, {
      reason: 'conflict',
      seen: later,
      values: { position: String(data.get('position')) },
      stored: { position: '부장' },
    }),
  )
  const user = open()
  await user.clear(text(/^직책/))
  await user.type(text(/^직책/), '차장')
  await user.click(await submit())
  expect(await screen.findByText(/부장/)).not.toBeNull()
  expect(text(/^직책/).value).toBe('차장')
  expect(save.mock.calls[0]?.[1].get('seen')).toBe('2026-01-02T00:00:00.123456+00:00')
  await user.click(await submit())
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  expect(save.mock.calls[1]?.[1].get('seen')).toBe(later)
})

test('who is signed out meanwhile keeps what was typed and finds the way in', async () => {
  save.mockImplementation(async (before) => answered(before, { reason: 'unauthorized' }))
  const user = open()
  await user.type(text(/^직책/), '님')
  await user.click(await submit())
  expect(await screen.findByRole('link', { name: /^로그인/ })).not.toBeNull()
  expect(text(/^직책/).value).toBe('과장님')
})
