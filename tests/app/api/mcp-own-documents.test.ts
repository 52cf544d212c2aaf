/** @jest-environment node */
import { forgetKnownKeys } from '@/lib/api-keys/admission'
import { type ApiScope, believedMs } from '@/lib/api-keys/constants'
import { createApiKey } from '@/lib/api-keys/mutations'
import { log } from '@/lib/log'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { connectServices } from '@/tests/factories/connect-services'
import { createLegalApp, type LegalApp } from '@/tests/factories/legal-app'
import { connect } from '@/tests/factories/mcp-client'
import { makePerson, type Person } from '@/tests/factories/person'

let supabase: SupabaseProcess
let legal: LegalApp
let person: Person
jest.mock('@/lib/supabase/service-client', () => ({ serviceClient: () => supabase.admin() }))
const searchIndex = jest.fn()
jest.mock('@/lib/knowledge/service', () => ({
  searchIndex: (...given: unknown[]) => searchIndex(...given),
}))

beforeAll(async () => {
  jest.spyOn(log, 'warn').mockReturnValue()
  ;[supabase, legal] = await Promise.all([startSupabase(), createLegalApp()])
  connectServices(legal, supabase)
  person = await makePerson(supabase)
})
afterAll(async () => {
  jest.restoreAllMocks()
  await Promise.all([supabase.stop(), legal.drop()])
})

async function makeKey(scopes: ApiScope[]) {
  const wanted = { name: '도구', scopes, lifetime: 30 as const, dailyLimit: null }
  const made = await createApiKey(person.client, wanted, new Date())
  if (!made.ok) throw new Error(made.reason)
  return made
}

it('documents are searched by a key that allows it, those of its holder alone', async () => {
  const stranger = await makePerson(supabase)
  const keep = async (owner: Person, name: string) => {
    const [row] =
      await supabase.sql`insert into documents (user_id, name, mime, bytes, sha256, storage_key)
      values (${owner.id}, ${name}, 'application/pdf', 1, ${'a'.repeat(64)}, ${`${owner.id}/${name}`})
      returning id`
    return String(row?.id)
  }
  const [mine, theirs] = [await keep(person, '계약서.pdf'), await keep(stranger, '남의 것.pdf')]
  const hit = (document: string) => ({
    ...{ document, passage: 1, page: 3, score: 2, path: '제3조', marks: [] },
    text: '보증금은 퇴거 시 돌려준다.',
  })
  searchIndex.mockResolvedValue({ hits: [hit(mine), hit(theirs)], searched: 2, missing: 0 })
  const { key } = await makeKey(['mcp', 'documents:read'])
  const client = await connect(key)
  expect((await client.listTools()).tools).toHaveLength(9)
  const given = { query: '보증금' }
  const { structuredContent } = await client.callTool({
    name: 'search_documents',
    arguments: given,
  })
  expect(structuredContent).toMatchObject({
    hits: [{ document: mine, name: '계약서.pdf', page: 3 }],
  })
  expect(JSON.stringify(structuredContent)).not.toContain(theirs)
  expect(searchIndex).toHaveBeenCalledWith(expect.objectContaining({ owner: person.id }))
  await client.close()

  const without = await connect((await makeKey(['mcp'])).key)
  const refused = await without.callTool({ name: 'search_documents', arguments: given }).then(
    ({ isError }) => isError === true,
    () => true,
  )
  expect(refused).toBe(true)
  await without.close()
})

it('a key that is revoked elsewhere is refused within half a minute', async () => {
  const { id, key } = await makeKey(['mcp'])
  const client = await connect(key)
  const call = () =>
    client.callTool({ name: 'get_article', arguments: { law: '민법', article: '750' } })
  expect((await call()).isError).toBeUndefined()
  // By another process: this one still believes what it found.
  await supabase.sql`update api_keys set revoked_at = now() where id = ${id}`
  expect(believedMs).toBeLessThanOrEqual(25_000)
  expect((await call()).isError).toBeUndefined()
  // What was found is let go after that time.
  forgetKnownKeys()
  await expect(call()).rejects.toThrow()
})
