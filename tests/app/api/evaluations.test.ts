/** @jest-environment node */
import { POST } from '@/app/api/evaluations/route'
import { forgetKnownKeys } from '@/lib/api-keys/admission'
import type { ApiScope } from '@/lib/api-keys/constants'
import { createApiKey, revokeApiKey } from '@/lib/api-keys/mutations'
import { log } from '@/lib/log'
import { evaluationSchema, mostOf } from '@/lib/ragops/answers/schema'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { apiRequest, read } from '@/tests/factories/api-call'
import { connectServices } from '@/tests/factories/connect-services'
import { createLegalApp, type LegalApp } from '@/tests/factories/legal-app'
import { makePerson, type Person } from '@/tests/factories/person'

let supabase: SupabaseProcess
let legal: LegalApp
let person: Person
jest.mock('@/lib/supabase/service-client', () => ({ serviceClient: () => supabase.admin() }))

beforeAll(async () => {
  jest.spyOn(log, 'error').mockReturnValue()
  ;[supabase, legal] = await Promise.all([startSupabase(), createLegalApp()])
  connectServices(legal, supabase)
})
beforeEach(async () => {
  forgetKnownKeys()
  person = await makePerson(supabase)
})
afterAll(async () => {
  jest.restoreAllMocks()
  await Promise.all([supabase.stop(), legal.drop()])
})

async function makeKey(scopes: ApiScope[] = ['citations:check']) {
  const form = { name: '평가', scopes, lifetime: 90 as const, dailyLimit: null }
  const made = await createApiKey(person.client, form, new Date())
  if (!made.ok) throw new Error(made.reason)
  return made
}
async function evaluate(key: string | null, body: unknown) {
  const request = apiRequest('/api/evaluations', body)
  if (key) request.headers.set('authorization', `Bearer ${key}`)
  return read(await POST(request))
}

it('says of an answer what the corpus knows of its citations', async () => {
  const { key } = await makeKey()
  const { status, body } = await evaluate(key, { answer: '대법원 2003다1 판결을 보십시오.' })
  expect(status).toBe(200)
  const { answered, figures } = evaluationSchema.parse(body.data)
  expect(answered).toBe(true)
  // The service of these tests finds one citation in any text, which it does not hold.
  expect(figures.citations).toEqual({ score: null, right: 0, wrong: 0, open: 1 })
})

it('is for keys that may have citations checked, as long as they are good', async () => {
  const answer = { answer: '민법 제750조' }
  expect((await evaluate(null, answer)).status).toBe(401)
  const other = await makeKey(['traces:write', 'corpus:read', 'mcp'])
  expect((await evaluate(other.key, answer)).body.error.code).toBe('scopeMissing')
  const { key, id } = await makeKey()
  expect((await evaluate(key, answer)).status).toBe(200)
  await revokeApiKey(person.client, id)
  forgetKnownKeys()
  expect((await evaluate(key, answer)).body.error.code).toBe('keyRevoked')
})

it.each([
  ['answer', { answer: '가'.repeat(mostOf.answer + 1) }],
  [
    'passages',
    { answer: '가', passages: Array.from({ length: 3 }, () => ({ text: '나'.repeat(7000) })) },
  ],
  ['relevant.0', { answer: '가', relevant: ['가\0'] }],
  ['answer', {}],
])('names %s when that is wrong', async (field, body) => {
  const { key } = await makeKey()
  const refused = await evaluate(key, body)
  expect(refused.status).toBe(400)
  expect(refused.body.error.details.fields).toEqual([field])
})

it('is asked so often a minute by one person', async () => {
  const { key } = await makeKey()
  const answers = await Promise.all(Array.from({ length: 31 }, () => evaluate(key, { answer: '' })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
})
