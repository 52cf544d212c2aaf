/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FactorSettings } from '@/components/auth/factor-settings'
import { confirmFactor, renewRecoveryCodes, startFactor } from '@/lib/auth/factors/actions'
import { answered } from '@/lib/form-state'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/auth/factors/actions', () => ({
  startFactor: jest.fn(),
  confirmFactor: jest.fn(),
  endFactor: jest.fn(),
  renewRecoveryCodes: jest.fn(),
}))

const id = '3f0e3a54-9d4b-4a58-9d3c-7b1f0a3b4c5d'
const codes = Array.from({ length: 10 }, (_, no) => `AAAA-BBBB-CCCC-DDD${'ABCDEFGHJK'[no]}`)
const started = { since: '2026-11-23T00:00:00Z', codesLeft: 10 }
const page = (factor: typeof started | null) => (
  <Localized>
    <FactorSettings factor={factor} />
  </Localized>
)

async function setUp(made: string[]) {
  jest
    .mocked(startFactor)
    .mockImplementation(async (before) =>
      answered(before, { result: { id, secret: 'ABCD', uri: 'otpauth://x', qr: '<svg/>' } }),
    )
  jest
    .mocked(confirmFactor)
    .mockImplementation(async (before) => answered(before, { result: { codes: made } }))
  const user = userEvent.setup()
  const { rerender } = render(page(null))
  await user.click(screen.getByRole('button', { name: '2단계 인증 켜기' }))
  await user.type(await screen.findByLabelText(/^인증 코드/), '123456')
  await user.click(screen.getByRole('button', { name: '등록 마치기' }))
  // The page is drawn again with what the action has done.
  rerender(page(started))
  return user
}

test('the codes of a new factor stay until somebody says that they are stored', async () => {
  const user = await setUp(codes)
  const list = await screen.findByRole('list')
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes)
  expect(screen.getByRole('button', { name: '모두 복사' })).not.toBeNull()
  expect(screen.getByRole('button', { name: '파일로 저장' })).not.toBeNull()
  await user.click(screen.getByRole('button', { name: '보관했습니다' }))
  expect(screen.queryByText(codes[0] ?? '')).toBeNull()
  expect(screen.getByText(/10개 남아 있습니다/)).not.toBeNull()
})

test('says so when the factor counts but its codes could not be made', async () => {
  const user = await setUp([])
  expect((await screen.findByRole('alert')).textContent).toContain('만들지 못했습니다')
  await user.click(screen.getByRole('button', { name: '계속' }))
  expect(screen.getByRole('button', { name: '복구 코드 새로 만들기' })).not.toBeNull()
})

test('new codes are shown in the place of the form that asked for them', async () => {
  jest
    .mocked(renewRecoveryCodes)
    .mockImplementation(async (before) => answered(before, { result: { codes } }))
  const user = userEvent.setup()
  render(page({ ...started, codesLeft: 2 }))
  expect(screen.getByText(/2개 남아 있습니다/)).not.toBeNull()
  const section = within(screen.getByRole('region', { name: '복구 코드' }))
  await user.type(section.getByLabelText(/^인증 코드 또는 복구 코드/), '123456')
  await user.click(section.getByRole('button', { name: '복구 코드 새로 만들기' }))
  expect(await section.findByText(codes[9] ?? '')).not.toBeNull()
})
