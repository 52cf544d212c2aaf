/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { log } from '@/lib/log'
import { inquiryForm } from '@/tests/factories/inquiry'
import { signUpData } from '@/tests/factories/sign-up'

// A closed site, and somebody without a right to it. Whatever an action would do needs one of these clients.
const touched: string[] = []
function touch(name: string): () => never {
  return () => {
    touched.push(name)
    throw new Error(`${name} was asked for`)
  }
}
jest.mock('@/lib/site-state/site-state', () => ({
  readSiteState: async () => ({ maintenance: true }),
}))
jest.mock('@/lib/site-state/viewer', () => ({ identifyViewer: async () => 'visitor' }))
jest.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ getAll: () => [], get: () => undefined, set: () => touch('cookies')() }),
}))
jest.mock('@/lib/supabase/clients', () => ({
  anonymousClient: () => touch('anonymous client')(),
  userClient: () => touch('user client')(),
}))
jest.mock('@/lib/supabase/service-client', () => ({
  serviceClient: () => touch('service client')(),
}))

/** They must work on a closed site: an administrator opens it again. */
const staysOpen = ['signIn', 'signInAsDemo', 'signOut']

const actionFiles = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `lib/${name}`)
  .filter((file) => readFileSync(file, 'utf8').startsWith("'use server'"))

type Action = (...given: unknown[]) => Promise<unknown>

// Fields of many forms: an action that reads its form before it asks whether the site is closed finds it in order.
const { name, subject, message, inquiryType, consent } = Object.fromEntries(inquiryForm())
const given = [
  { attempt: 0 },
  signUpData({
    ...{ token_hash: 'a'.repeat(56), type: 'recovery', amount: '0' },
    ...{ name, subject, message, inquiryType, consent },
  } as Record<string, string>),
]

it('finds the actions', () => {
  expect(actionFiles.length).toBeGreaterThan(10)
})

it.each(actionFiles)('nothing is done on a closed site by %s', async (file) => {
  jest.spyOn(log, 'error').mockReturnValue()
  const actions: Record<string, Action> = await import(path.resolve(file))
  for (const [name, action] of Object.entries(actions)) {
    if (staysOpen.includes(name)) continue
    touched.length = 0
    await action(...given).catch(() => undefined)
    expect({ name, touched }).toEqual({ name, touched: [] })
  }
})
