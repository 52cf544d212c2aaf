/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
// The component fetches it when an answer is there; here it is there already.
import '@/lib/billing/checkout/schema'
import { PaymentResult } from '@/components/billing/checkout/payment-result'
import { type CheckoutOutcome, missingOutcome } from '@/lib/billing/checkout/status'
import { clearApiCache } from '@/lib/use-api'
import messages from '@/messages/ko/checkout.json'
import { apiAnswer } from '@/tests/factories/api-answer'
import { Localized } from '@/tests/factories/rendered'

const { result, problem } = messages
const returned = { orderId: 'order-1', customerKey: 'customer-1', authKey: 'auth-1' }
const paid = { amount: 55_000, card: '4330-****', approvedAt: '2026-11-21', nextOn: '2026-12-21' }
const waiting: CheckoutOutcome = {
  status: 'waiting',
  purpose: 'subscribe',
  planId: '1month',
  code: null,
  paid: null,
}
const done: CheckoutOutcome = { ...waiting, status: 'done', paid }

const succeeded = (data: CheckoutOutcome) => apiAnswer({ success: true, data })
const failed = (status: number, code: string) => apiAnswer({ error: { code } }, status)

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit?]>()
beforeEach(async () => {
  fetchMock.mockReset()
  globalThis.fetch = fetchMock as unknown as typeof fetch
  window.history.replaceState(null, '', '/billing-success?orderId=order-1&authKey=auth-1')
  await act(() => clearApiCache())
})
afterEach(() => jest.useRealTimers())

const show = (props: Partial<Parameters<typeof PaymentResult>[0]> = {}) =>
  render(
    <Localized>
      <PaymentResult orderId="order-1" returned={returned} first={missingOutcome} {...props} />
    </Localized>,
  )

it('sends once what the card window brought, and takes it out of the address', async () => {
  fetchMock.mockResolvedValue(succeeded(done))
  show()
  expect(await screen.findByRole('heading', { name: result.done.title })).toBeTruthy()
  expect(screen.getByText('55,000원')).toBeTruthy()
  expect(fetchMock).toHaveBeenCalledTimes(1)
  const [address, init] = fetchMock.mock.calls[0] ?? []
  expect(address).toBe('/api/billing/confirm')
  expect(JSON.parse(String(init?.body))).toEqual(returned)
  expect(window.location.search).toBe('?orderId=order-1')
})

it.each([
  ['network', Promise.reject(new TypeError('offline')), problem.network],
  ['signed out', failed(401, 'unauthorized'), problem.signedOut],
  ['too often', failed(429, 'rateLimit'), problem.tooOften],
  ['anything else', failed(503, 'unavailable'), problem.unconfirmed],
])('says why it is not confirmed (%s), and can be sent again', async (_, answer, text) => {
  fetchMock.mockReturnValueOnce(Promise.resolve(answer))
  show()
  expect((await screen.findByRole('alert')).textContent).toContain(text)
  fetchMock.mockResolvedValueOnce(succeeded(done))
  await userEvent.click(screen.getByRole('button', { name: result.again }))
  expect(await screen.findByRole('heading', { name: result.done.title })).toBeTruthy()
  expect(fetchMock).toHaveBeenCalledTimes(2)
})

it('a result that is not known is asked for until it is, also after a failure', async () => {
  jest.useFakeTimers()
  fetchMock.mockResolvedValueOnce(succeeded(waiting))
  fetchMock.mockResolvedValueOnce(failed(503, 'unavailable'))
  fetchMock.mockResolvedValueOnce(succeeded(done))
  show({ returned: null, first: waiting })
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([
    '/api/billing/checkouts/order-1',
  ])
  await act(() => jest.advanceTimersByTimeAsync(2000))
  expect(fetchMock).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('heading', { name: result.waiting.title })).toBeTruthy()
  await act(() => jest.advanceTimersByTimeAsync(3000))
  await waitFor(() => expect(screen.getByRole('heading', { name: result.done.title })).toBeTruthy())
  await act(() => jest.advanceTimersByTimeAsync(120_000))
  expect(fetchMock).toHaveBeenCalledTimes(3)
})

it('what failed without script is said, and the form goes to the same address', () => {
  fetchMock.mockReturnValue(new Promise(() => {}))
  const { container } = show({ failure: 'failed', first: { ...waiting, status: 'missing' } })
  expect(screen.getByRole('alert').textContent).toContain(problem.unconfirmed)
  const form = container.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/api/billing/confirm')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    ...returned,
    locale: 'ko',
    planId: '1month',
  })
})
