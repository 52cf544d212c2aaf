/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { MaintenanceNotice } from '@/components/layout/maintenance/maintenance-notice'
import { MaintenanceRetry } from '@/components/layout/maintenance/maintenance-retry'
import { useMaintenance } from '@/components/layout/maintenance/use-maintenance'
import { clearApiCache } from '@/lib/use-api'
import { apiResponse, mockApi } from '@/tests/factories/api-response'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/i18n/navigation', () => ({
  usePathname: () => '/maintenance',
  Link: (props: { href: string }) => <a {...props} />,
}))

const closed = { enabled: true, message: {}, enabledAt: null, viewer: 'visitor' }

let api: ReturnType<typeof mockApi>
beforeEach(async () => {
  jest.useFakeTimers()
  api = mockApi()
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [] })
  await act(() => clearApiCache())
})
afterEach(async () => {
  // The time in which one answer serves all components has to pass, or the next test gets it.
  await jest.advanceTimersByTimeAsync(301_000)
  jest.useRealTimers()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

function OpenPage() {
  const known = useMaintenance()
  return known ? <MaintenanceNotice known={known} /> : null
}
const open = () =>
  render(
    <Localized>
      <OpenPage />
    </Localized>,
  )

test('an open page asks after a minute, and tells its reader when the site is being closed', async () => {
  api.mockResolvedValue(apiResponse(closed))
  open()
  await pass(59_000)
  expect(api).not.toHaveBeenCalled()
  await pass(2000)
  expect(api).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('alert').textContent).toContain('점검이 시작되었습니다')
  await pass(60_000)
  expect(api).toHaveBeenCalledTimes(2)
})

test('a page that the server let its reader into asks at once', async () => {
  const mark = [{ serverTiming: [{ name: 'maintenance' }] }]
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => mark })
  api.mockResolvedValue(apiResponse({ ...closed, viewer: 'admin' }))
  open()
  await pass(0)
  expect(screen.getByRole('status').textContent).toContain('점검 모드가 켜져 있습니다')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/settings')
})

test('the page about the maintenance asks at a press and by itself, and says what it found', async () => {
  api.mockResolvedValueOnce(apiResponse(closed))
  api.mockRejectedValueOnce(new TypeError('offline'))
  api.mockResolvedValue(apiResponse(closed))
  render(
    <Localized>
      <MaintenanceRetry />
    </Localized>,
  )
  await pass(0)
  expect(screen.getByRole('status').textContent).toMatch(/^아직 점검하고 있습니다/)
  await act(async () => screen.getByRole('button', { name: '지금 다시 확인' }).click())
  await pass(0)
  expect(screen.getByRole('status').textContent).toContain('서버에 연결하지 못했습니다')
  await pass(30_000)
  expect(api).toHaveBeenCalledTimes(3)
  expect(screen.getByRole('status').textContent).toMatch(/^아직 점검하고 있습니다/)
})
