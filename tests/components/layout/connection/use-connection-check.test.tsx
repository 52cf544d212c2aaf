/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { ConnectionNotice } from '@/components/layout/connection/connection-notice'
import { useConnectionCheck } from '@/components/layout/connection/use-connection-check'
import { clearApiCache } from '@/lib/use-api'
import { apiResponse, mockApi } from '@/tests/factories/api-response'
import { Localized } from '@/tests/factories/rendered'

let api: ReturnType<typeof mockApi>
beforeEach(async () => {
  jest.useFakeTimers()
  api = mockApi()
  await act(() => clearApiCache())
})
afterEach(async () => {
  // The time in which one answer serves all components has to pass, or the next test gets it.
  await jest.advanceTimersByTimeAsync(301_000)
  jest.useRealTimers()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

function Page() {
  return useConnectionCheck() ? <ConnectionNotice /> : null
}
const open = () =>
  render(
    <Localized>
      <Page />
    </Localized>,
  )

test('the connection is tested one second after the page has loaded, once while it works', async () => {
  api.mockResolvedValue(apiResponse({ status: 'ok' }))
  open()
  await pass(999)
  expect(api).not.toHaveBeenCalled()
  await pass(1)
  expect(api.mock.calls[0]?.[0]).toBe('/api/health')
  await pass(120_000)
  expect(api).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a lost connection is shown until it is back', async () => {
  api.mockRejectedValueOnce(new TypeError('offline'))
  api.mockResolvedValue(apiResponse({ status: 'ok' }))
  open()
  await pass(1000)
  expect(screen.getByRole('alert').textContent).toContain('인터넷 연결을 확인해 주세요')
  await pass(15_000)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a service behind the server that fails is not a lost connection', async () => {
  api.mockResolvedValue(apiResponse('unavailable', 503))
  open()
  await pass(1000)
  expect(api).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
})
