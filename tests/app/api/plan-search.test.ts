/** @jest-environment node */
import type { SupabaseClient } from '@supabase/supabase-js'
import { GET } from '@/app/api/search/route'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { apiRequest, connectFetch, read } from '@/tests/factories/api-call'
import { createLegalApp, type LegalApp } from '@/tests/factories/legal-app'
import { makePerson, type Person } from '@/tests/factories/person'
import { subscribe } from '@/tests/factories/subscriber'

let supabase: SupabaseProcess
let legal: LegalApp
let person: Person
let asking: SupabaseClient
// Cookies exist only inside a request of Next; who asks is chosen here.
jest.mock('@/lib/supabase/clients', () => ({ userClient: async () => asking }))
jest.mock('@/lib/supabase/service-client', () => ({ serviceClient: () => supabase.admin() }))

beforeAll(async () => {
  ;[supabase, legal] = await Promise.all([startSupabase(), createLegalApp()])
  const elsewhere = globalThis.fetch
  const spy = connectFetch(legal)
  const toService = spy.getMockImplementation()
  spy.mockImplementation((input, init) =>
    String(input instanceof Request ? input.url : input).startsWith(supabase.url)
      ? elsewhere(input, init)
      : toService?.(input, init),
  )
  person = await makePerson(supabase)
})
afterAll(async () => {
  jest.restoreAllMocks()
  await Promise.all([supabase.stop(), legal.drop()])
})

const query = encodeURIComponent('불법행위 손해배상')
async function search(collection: string, as: SupabaseClient) {
  asking = as
  const answer = await GET(apiRequest(`/api/search?query=${query}&collection=${collection}`))
  return { kept: answer.headers.get('cache-control'), ...(await read(answer)) }
}
const used = async () =>
  (await supabase.sql`select used_at from subscriptions where user_id = ${person.id}`)[0]?.used_at

it('leading cases are for plans alone, and their use is noted', async () => {
  for (const collection of ['law_premium', 'premium_mixed']) {
    expect(await search(collection, supabase.visitor())).toMatchObject({ status: 401 })
    expect(await search(collection, person.client)).toMatchObject({
      status: 403,
      body: { error: { code: 'planNeeded', details: { collection, plans: '/pricing' } } },
    })
  }
  await subscribe(supabase.sql, person.id)
  expect(await used()).toBeNull()
  expect(await search('premium_mixed', person.client)).toMatchObject({
    status: 200,
    // Nobody else may be shown what was kept on the way.
    kept: 'no-store',
  })
  expect(await used()).toBeInstanceOf(Date)
})

it('everything else asks nobody who they are', async () => {
  expect(await search('both', supabase.visitor())).toMatchObject({
    status: 200,
    kept: 'public, max-age=60',
  })
})
