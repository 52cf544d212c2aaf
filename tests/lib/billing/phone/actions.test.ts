/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { checkPhoneCode, sendPhoneCode } from '@/lib/billing/phone/actions'
import { log } from '@/lib/log'

let account = ''
let address = ''
jest.mock('@/lib/auth/require-open-site', () => ({ requireOpenSite: async () => undefined }))
jest.mock('@/lib/auth/require-permission', () => ({
  requirePermission: async () => ({ id: account }),
}))
jest.mock('@/lib/auth/visitor', () => ({
  visitor: async () => ({ address, userAgent: null }),
  visitorHeaders: async () => ({}),
}))
jest.mock('@/lib/supabase/clients', () => ({ userClient: async () => ({}) }))
jest.mock('@/lib/supabase/service-client', () => ({ serviceClient: () => ({}) }))

beforeEach(() => {
  account = randomUUID()
  address = randomUUID()
  // Without a secret nothing is sent, which is not what is asked here.
  jest.spyOn(log, 'error').mockReturnValue()
})
afterEach(() => jest.restoreAllMocks())

const send = () => sendPhoneCode({ phone: '01012345678', carrier: 'KT', locale: 'ko' })
const check = () => checkPhoneCode({ verificationId: randomUUID(), code: '123456' })
const tooOften = { ok: false, problem: 'tooOften' }

async function times(count: number, act: () => Promise<unknown>) {
  for (let i = 0; i < count; i += 1) expect(await act()).not.toMatchObject(tooOften)
}

it.each([
  ['asks for codes', send, 10],
  ['tries codes', check, 30],
])('an account %s so often, whatever address it has', async (_, act, most) => {
  await times(most, async () => {
    address = randomUUID()
    return act()
  })
  address = randomUUID()
  expect(await act()).toMatchObject(tooOften)
})

it('an account that asks too often uses up nothing of its office', async () => {
  const greedy = account
  await times(10, send)
  for (let i = 0; i < 40; i += 1) expect(await send()).toMatchObject(tooOften)
  account = randomUUID()
  await times(10, send)
  account = greedy
  expect(await send()).toMatchObject(tooOften)
})
