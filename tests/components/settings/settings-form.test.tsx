/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SettingsForm } from '@/components/settings/settings-form'
import { updateSettings } from '@/lib/settings/actions'
import type { CurrentSettings } from '@/lib/settings/types'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/settings/actions', () => ({ updateSettings: jest.fn() }))

const save = jest.mocked(updateSettings)
beforeEach(() => {
  save.mockReset()
  // jsdom has no modal dialogs of its own.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const current: CurrentSettings = {
  input: {
    maintenance: false,
    message: { ko: '', en: '', ja: '', zh: '' },
    allowed: ['127.0.0.1'],
    debug: false,
    cache: true,
    backup: 'daily',
  },
  enabledAt: null,
  seen: '2026-01-01T00:00:00+00:00',
}

function open() {
  render(
    <Localized>
      <SettingsForm current={current} own="203.0.113.5" lastBackup={null} />
    </Localized>,
  )
  return userEvent.setup()
}

const submit = () => screen.getByRole('button', { name: '저장' })
const backup = () => screen.getByLabelText<HTMLSelectElement>('백업 주기')

test('what was changed is sent as a whole, with the state that it was made from', async () => {
  save.mockImplementation(async (given) => {
    const { input } = given as { input: CurrentSettings['input'] }
    return { ok: true, current: { ...current, input, seen: 'later' } }
  })
  const user = open()
  expect(screen.queryByText('저장하지 않은 변경이 있습니다')).toBeNull()
  await user.click(screen.getByLabelText('디버그 모드'))
  await user.selectOptions(backup(), 'weekly')
  await user.type(screen.getByLabelText('주소 추가'), '10.0.0.7{Enter}')
  expect(await screen.findByText('저장하지 않은 변경이 있습니다')).not.toBeNull()
  await user.click(submit())
  expect((await screen.findByRole('status')).textContent).toContain('저장했습니다')
  expect(save).toHaveBeenCalledWith({
    input: { ...current.input, debug: true, backup: 'weekly', allowed: ['127.0.0.1', '10.0.0.7'] },
    seen: current.seen,
  })
  expect(screen.queryByText('저장하지 않은 변경이 있습니다')).toBeNull()
})

test('closing the site is asked about first', async () => {
  const user = open()
  await user.click(screen.getByLabelText('점검 모드 켜기'))
  await user.click(submit())
  expect(await screen.findByText('내 주소가 허용 목록에 없습니다')).not.toBeNull()
  expect(save).not.toHaveBeenCalled()
})

test('what somebody else saved meanwhile is told, and either version can be kept', async () => {
  const theirs = {
    ...current,
    input: { ...current.input, debug: true },
    seen: '2026-01-02T00:00:00+00:00',
  }
  save.mockResolvedValueOnce({ ok: false, reason: 'stale', current: theirs })
  const user = open()
  await user.selectOptions(backup(), 'monthly')
  await user.click(submit())
  expect(await screen.findByText('다른 관리자가 먼저 저장했습니다')).not.toBeNull()
  expect(backup().value).toBe('monthly')
  save.mockResolvedValueOnce({
    ok: true,
    current: { ...current, input: { ...current.input, backup: 'monthly' }, seen: 'mine' },
  })
  await user.click(screen.getByRole('button', { name: '내 설정으로 저장' }))
  await waitFor(() =>
    expect(save).toHaveBeenLastCalledWith({
      input: { ...current.input, backup: 'monthly' },
      seen: '2026-01-02T00:00:00+00:00',
    }),
  )
})

test('a field that the server refuses is marked', async () => {
  save.mockResolvedValueOnce({
    ok: false,
    reason: 'validation',
    fields: { 'message.ko': 'tooLong' },
  })
  const user = open()
  const message = screen.getByLabelText<HTMLTextAreaElement>(/^한국어/)
  await user.type(message, '점검합니다')
  await user.click(submit())
  expect(await screen.findByText('500자 이하로 적어 주세요.')).not.toBeNull()
  expect(message.getAttribute('aria-invalid')).toBe('true')
  expect(message.value).toBe('점검합니다')
})

test('a lost connection loses nothing', async () => {
  save.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const user = open()
  await user.selectOptions(backup(), 'hourly')
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(backup().value).toBe('hourly')
})
