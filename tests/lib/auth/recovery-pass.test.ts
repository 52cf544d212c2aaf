/** @jest-environment node */
import { grantRecoveryPass, takeRecoveryPass } from '@/lib/auth/recovery-pass'
import { recoveryCookie } from '@/lib/auth/recovery-token'

const browser = new Map<string, string>()
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (browser.has(name) ? { value: browser.get(name) } : undefined),
    set: (name: string, value: string) => browser.set(name, value),
    delete: (name: string) => browser.delete(name),
  }),
}))

beforeEach(() => browser.clear())

test('a pass sets one password', async () => {
  await grantRecoveryPass('person')
  const copied = browser.get(recoveryCookie) ?? ''
  expect(await takeRecoveryPass('person')).toBe(true)
  expect(browser.has(recoveryCookie)).toBe(false)
  // What deletes a cookie is a request to the browser; a copy of it stays.
  browser.set(recoveryCookie, copied)
  expect(await takeRecoveryPass('person')).toBe(false)
})

test('of two requests at once one has it', async () => {
  await grantRecoveryPass('person')
  const taken = await Promise.all([takeRecoveryPass('person'), takeRecoveryPass('person')])
  expect(taken.filter(Boolean)).toHaveLength(1)
})

test('whose password was refused gets another, at once', async () => {
  await grantRecoveryPass('person')
  expect(await takeRecoveryPass('person')).toBe(true)
  await grantRecoveryPass('person')
  expect(await takeRecoveryPass('person')).toBe(true)
})

test('there is none for somebody else', async () => {
  expect(await takeRecoveryPass('person')).toBe(false)
  await grantRecoveryPass('person')
  expect(await takeRecoveryPass('stranger')).toBe(false)
  expect(await takeRecoveryPass('person')).toBe(true)
})
