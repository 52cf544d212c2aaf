/** @jest-environment node */
import { signInAsDemo } from '@/lib/auth/actions'
import { initialLoginState } from '@/lib/auth/form-state'
import { env } from '@/lib/env'

let asked = new Headers()
jest.mock('next/headers', () => ({ headers: async () => asked }))

const before = { ...env() }
let requests: jest.SpyInstance
beforeEach(() => {
  requests = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('asked'))
  asked = new Headers({ host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' })
})
afterEach(() => {
  Object.assign(env(), before)
  jest.restoreAllMocks()
})

const embedded = { EMBEDDED: '1', NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321' }

test.each([
  [
    'where Supabase is hosted',
    { ...embedded, NEXT_PUBLIC_SUPABASE_URL: 'https://x.supabase.co' },
    {},
  ],
  ['where no stand-in was asked for', { ...embedded, EMBEDDED: '0' }, {}],
  ['on a published stack', { ...embedded, SITE_URL: 'https://beopdap.example' }, {}],
  ['to somebody behind a proxy', embedded, { 'x-forwarded-for': '203.0.113.5' }],
  ['under another name of this machine', embedded, { host: 'rebound.evil.example' }],
])('the action refuses %s, and asks nothing', async (_, setting, headers) => {
  Object.assign(env(), setting)
  for (const [name, value] of Object.entries(headers)) asked.set(name, value)
  expect(await signInAsDemo(initialLoginState, new FormData())).toMatchObject({
    reason: 'general',
    result: null,
  })
  expect(requests).not.toHaveBeenCalled()
})
