/** @jest-environment node */
import vm from 'node:vm'
import { BROWSER_SCRIPT } from '@/embedded/toss/window/browser-script'

type Params = Record<string, unknown>
type Toss = (clientKey: unknown) => {
  requestBillingAuth: (method: unknown, params?: Params) => Promise<unknown>
  requestPayment: () => Promise<unknown>
}

/** Runs the script as a page would that loaded it from the stand-in, as far as no window opens in a frame. */
function load({ narrow = false } = {}) {
  const went: string[] = []
  const location = { origin: 'http://localhost:3000', assign: (to: string) => went.push(to) }
  const window: { TossPayments?: Toss } = {}
  const document = { currentScript: { src: 'http://127.0.0.1:4200/v1' } }
  const around = { location, matchMedia: () => ({ matches: narrow }) }
  vm.runInNewContext(BROWSER_SCRIPT, {
    window: Object.assign(window, around),
    document,
    URL,
    URLSearchParams,
  })
  if (!window.TossPayments) throw new Error('the script has defined nothing')
  return { TossPayments: window.TossPayments, went }
}

const good = {
  customerKey: 'customer-1',
  successUrl: 'http://localhost:3000/done',
  failUrl: 'http://localhost:3000/failed',
}
const clientKey = 'test_ck_x'

it.each([
  ['another method', '계좌이체', good],
  ['nothing', '카드', undefined],
  ['no customer', '카드', { ...good, customerKey: undefined }],
  ['a customer of one letter', '카드', { ...good, customerKey: 'a' }],
  ['a customer of other letters', '카드', { ...good, customerKey: '고객' }],
  ['an address without its site', '카드', { ...good, successUrl: '/done' }],
  ['an address that runs script', '카드', { ...good, failUrl: 'javascript:alert(1)' }],
  ['an unknown target', '카드', { ...good, windowTarget: 'popup' }],
  ['a name that is none', '카드', { ...good, customerName: 1 }],
])('refuses %s', async (_, method, params) => {
  const { TossPayments, went } = load()
  await expect(TossPayments(clientKey).requestBillingAuth(method, params)).rejects.toMatchObject({
    code: 'INVALID_PARAMETER',
    message: expect.any(String),
  })
  expect(went).toEqual([])
})

it('refuses a key that is none, and what this stand-in does not do', async () => {
  const { TossPayments } = load()
  expect(() => TossPayments('test_sk_x')).toThrow(
    expect.objectContaining({ code: 'INVALID_CLIENT_KEY' }),
  )
  await expect(TossPayments(clientKey).requestPayment()).rejects.toMatchObject({
    code: 'NOT_SUPPORTED_METHOD',
  })
})

it.each([
  ['on a narrow screen', { narrow: true }, good],
  ['when asked to', {}, { ...good, windowTarget: 'self' }],
])('goes to the card window %s', (_, screen, params) => {
  const { TossPayments, went } = load(screen)
  TossPayments(clientKey).requestBillingAuth('카드', params)
  const { origin, pathname, searchParams } = new URL(went[0] ?? '')
  expect(origin + pathname).toBe('http://127.0.0.1:4200/card-window')
  expect(Object.fromEntries(searchParams)).toEqual({
    ...good,
    clientKey,
    target: 'self',
    origin: 'http://localhost:3000',
  })
})
