/** @jest-environment node */
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { type ActionFailure, runAction, runPublicAction } from '@/lib/auth/action'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'

// What the chain asks, and in which order; each step answers as a test sets it.
const steps: string[] = []
let maintenance = false
let viewer: 'visitor' | 'admin' = 'visitor'
let denied: 'unauthorized' | 'forbidden' | null = null
let isLimited = false

jest.mock('@/lib/site-state/site-state', () => ({
  readSiteState: async () => {
    steps.push('available')
    return { maintenance }
  },
}))
jest.mock('@/lib/site-state/viewer', () => ({ identifyViewer: async () => viewer }))
jest.mock('@/lib/auth/require-permission', () => ({
  requirePermission: async (access: string) => {
    steps.push(`permission ${access}`)
    if (denied) throw new AppError(denied)
    return { id: 'person', email: 'person@example.test' }
  },
}))
jest.mock('@/lib/supabase/clients', () => ({ userClient: async () => 'own session' }))
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ 'user-agent': 'Jest', 'x-forwarded-for': '203.0.113.7' }),
  cookies: async () => ({ getAll: () => [] }),
}))

const limit = {
  take: async (client: string) => {
    steps.push(`limit ${client}`)
    return { allowed: !isLimited, retryAfter: 0 }
  },
}
const schema = z.object({ name: z.string('required').min(2, 'tooShort') })
const refuse = (reason: string, { code, errors }: ActionFailure) => ({ reason, code, errors })
const shared = { name: 'test', limit, schema, refuse }

beforeEach(() => {
  steps.length = 0
  maintenance = false
  viewer = 'visitor'
  denied = null
  isLimited = false
  jest.spyOn(log, 'error').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

const asUser = (
  input: unknown,
  run: (context: unknown) => Promise<unknown> = async (context) => context,
) => runAction({ ...shared, access: 'session', input, run })
const asVisitor = (input: unknown, isOpenInMaintenance = false) =>
  runPublicAction({ ...shared, input, isOpenInMaintenance, run: async (context) => context })

it('asks in one order and then acts with the own session', async () => {
  expect(await asUser({ name: '민수' })).toEqual({
    user: { id: 'person', email: 'person@example.test' },
    db: 'own session',
    input: { name: '민수' },
  })
  expect(steps).toEqual(['available', 'permission session', 'limit person'])
})

it('counts a visitor by address', async () => {
  expect(await asVisitor({ name: '민수' })).toEqual({
    address: '203.0.113.7',
    userAgent: 'Jest',
    input: { name: '민수' },
  })
  expect(steps).toEqual(['available', 'limit 203.0.113.7'])
})

it.each(['unauthorized', 'forbidden'] as const)('runs nothing for the %s', async (code) => {
  denied = code
  const run = jest.fn()
  expect(await asUser({ name: '민수' }, run)).toEqual({ reason: code, code, errors: {} })
  expect(run).not.toHaveBeenCalled()
  expect(steps).not.toContain('limit person')
  expect(log.error).not.toHaveBeenCalled()
})

it('runs nothing over the limit', async () => {
  isLimited = true
  const run = jest.fn()
  expect(await asUser({ name: '민수' }, run)).toEqual({
    reason: 'tooMany',
    code: 'rateLimit',
    errors: {},
  })
  expect(run).not.toHaveBeenCalled()
})

it('names the fields that are wrong, of an object and of a form', async () => {
  const form = new FormData()
  form.set('name', 'x')
  expect(await asUser({})).toEqual({
    reason: 'invalid',
    code: 'validation',
    errors: { name: 'required' },
  })
  expect(await asVisitor(form)).toEqual({
    reason: 'invalid',
    code: 'validation',
    errors: { name: 'tooShort' },
  })
})

it('logs what was thrown and tells the browser nothing of it', async () => {
  const run = jest.fn(async () => {
    throw new Error('secret')
  })
  expect(await asUser({ name: '민수' }, run)).toEqual({
    reason: 'failed',
    code: 'unknown',
    errors: {},
  })
  expect(log.error).toHaveBeenCalledWith('test.failed', { code: 'unknown', reason: 'secret' })
})

it('lets a redirect go its way', async () => {
  const run = jest.fn(async () => redirect('/billing'))
  await expect(asUser({ name: '민수' }, run)).rejects.toMatchObject({
    digest: expect.stringContaining('/billing'),
  })
})

describe('while the site is closed', () => {
  beforeEach(() => {
    maintenance = true
  })

  it('runs nothing for a visitor, whichever page the action was sent to', async () => {
    expect(await asUser({ name: '민수' })).toEqual({
      reason: 'unavailable',
      code: 'unavailable',
      errors: {},
    })
    expect(await asVisitor({ name: '민수' })).toEqual({
      reason: 'unavailable',
      code: 'unavailable',
      errors: {},
    })
    expect(steps).toEqual(['available', 'available'])
  })

  it('runs for an administrator', async () => {
    viewer = 'admin'
    expect(await asUser({ name: '민수' })).toMatchObject({ input: { name: '민수' } })
  })

  it('leaves open what must stay open', async () => {
    expect(await asVisitor({ name: '민수' }, true)).toMatchObject({ input: { name: '민수' } })
  })
})
