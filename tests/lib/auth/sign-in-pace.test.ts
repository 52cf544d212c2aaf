/** @jest-environment node */
import type { SupabaseClient } from '@supabase/supabase-js'
import { waitTurn } from '@/lib/auth/rate-limits'
import { signInVisitor } from '@/lib/auth/sign-in'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makePerson, password } from '@/tests/factories/person'

let supabase: SupabaseProcess
let client: SupabaseClient
let address: string
jest.mock('@/lib/supabase/clients', () => ({ userClient: async () => client }))
jest.mock('@/lib/supabase/service-client', () => ({ serviceClient: () => supabase.admin() }))
jest.mock('@/lib/attempt-pace', () => ({ createPace: () => jest.fn(async () => false) }))
jest.mock('next/server', () => ({ after: () => undefined }))
jest.mock('@/lib/auth/visitor', () => ({
  visitor: async () => ({ address, userAgent: 'Jest' }),
  visitorHeaders: async () => ({ 'x-forwarded-for': address }),
}))
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ 'user-agent': 'Jest', 'x-forwarded-for': address }),
}))

beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())

const from = async (visitor: string, email: string, secret: string) => {
  address = visitor
  client = supabase.visitor()
  const answer = await signInVisitor(email, secret)
  return answer.ok ? 'in' : answer.reason
}

test('an account under attack from everywhere is slow for strangers, not for its owner', async () => {
  const { email } = await makePerson(supabase)
  const home = '198.51.100.7'
  expect(await from(home, email, password)).toBe('in')
  for (let guess = 1; guess < 20; guess++) {
    expect(await from(`203.0.113.${guess}`, email, 'guess')).toBe('invalidCredentials')
  }
  expect(waitTurn).not.toHaveBeenCalled()
  // The queue is full in this test, so that whoever has to wait is refused.
  expect(await from('203.0.113.99', email, 'guess')).toBe('tooManyRequests')
  expect(waitTurn).toHaveBeenCalledWith(email)
  expect(await from(home, email, password)).toBe('in')
})
