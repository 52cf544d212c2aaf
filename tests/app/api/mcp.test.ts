/** @jest-environment node */
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { POST } from '@/app/api/mcp/route'
import { forgetKnownKeys } from '@/lib/api-keys/admission'
import { createApiKey, revokeApiKey } from '@/lib/api-keys/mutations'
import { log } from '@/lib/log'
import { coverageSchema } from '@/lib/mcp/schema'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { connectServices } from '@/tests/factories/connect-services'
import { createLegalApp, type LegalApp } from '@/tests/factories/legal-app'
import { connect, endpoint, handlers } from '@/tests/factories/mcp-client'
import { makePerson, type Person } from '@/tests/factories/person'

let supabase: SupabaseProcess
let legal: LegalApp
let person: Person
jest.mock('@/lib/supabase/service-client', () => ({ serviceClient: () => supabase.admin() }))

beforeAll(async () => {
  jest.spyOn(log, 'error').mockReturnValue()
  jest.spyOn(log, 'warn').mockReturnValue()
  ;[supabase, legal] = await Promise.all([startSupabase(), createLegalApp()])
  connectServices(legal, supabase)
  person = await makePerson(supabase)
  const [imported] =
    await legal.sql`insert into legal.imports (source, finished_at) values ('test', now())
    returning id::int`
  const of = imported?.id
  await legal.sql`insert into legal.changes (import_id, kind, serial, by_serial, law_id, article_no, old_text, new_text)
    select ${of ?? 0}::bigint, 'article', null::int, null::int, law_id, no, '옛 조문', body from legal.articles
      where law_id = '001706' and no = '750'
    union all select ${of ?? 0}::bigint, 'decision', 101, null, null, null, null, null
    union all select ${of ?? 0}::bigint, 'overruling', 101, 102, null, null, null, null`
})
afterAll(async () => {
  jest.restoreAllMocks()
  await Promise.all([supabase.stop(), legal.drop()])
})

async function makeKey(
  dailyLimit: number | null = null,
  scopes: ('mcp' | 'corpus:read')[] = ['mcp'],
) {
  const wanted = { name: '도구', scopes, lifetime: 30 as const, dailyLimit }
  const made = await createApiKey(person.client, wanted, new Date())
  if (!made.ok) throw new Error(made.reason)
  return made
}

const answered = z.object({
  coverage: coverageSchema,
  quota: z.object({ limitToday: z.number(), leftToday: z.number() }).nullable(),
})

const calls: [string, Record<string, unknown>, Record<string, unknown>][] = [
  ['search_cases', { query: '손해배상', limit: 2 }, { total: expect.any(Number) }],
  [
    'search_statutes',
    { query: '불법행위' },
    { hits: expect.arrayContaining([expect.objectContaining({ lawTitle: '민법', no: '750' })]) },
  ],
  [
    'get_case',
    { caseNumber: '2004다34929' },
    {
      found: 'one',
      decision: expect.objectContaining({
        caseNumber: expect.stringContaining('2004다34929'),
        url: expect.stringMatching(/^http:\/\/localhost:3000\/cases\//),
        issues: expect.arrayContaining([
          { no: 1, issue: '손해배상의 판단 기준', holding: '과실이 있어야 한다.' },
        ]),
      }),
    },
  ],
  ['get_case', { caseNumber: '2010가합7' }, { found: 'many', decision: null }],
  ['get_case', { caseNumber: '2099다1' }, { found: 'none', decision: null, choices: [] }],
  [
    'get_article',
    { law: '민법', article: '750' },
    {
      found: true,
      article: expect.objectContaining({
        text: '고의 또는 과실로 인한 위법행위',
        state: 'in-force',
      }),
      plainExplanation: expect.objectContaining({ en: 'Plain words' }),
    },
  ],
  [
    'get_article',
    { law: '근로기준법', article: '23' },
    { article: expect.objectContaining({ state: 'pending' }) },
  ],
  ['get_article', { law: '없는법', article: '1' }, { found: false, article: null }],
  ['get_citing', { law: '민법', article: '750' }, { page: 1 }],
  ['get_citing', { caseNumber: '2004다34929' }, { page: 1 }],
  [
    'check_citations',
    { text: '대법원 2099다1 판결' },
    { citations: [expect.objectContaining({ state: 'not-in-corpus', url: null })] },
  ],
  [
    'list_changes',
    {},
    {
      changes: expect.arrayContaining([
        expect.objectContaining({
          kind: 'article-changed',
          label: '민법 제750조',
          before: '옛 조문',
          after: '고의 또는 과실로 인한 위법행위',
        }),
        expect.objectContaining({ kind: 'new-decision', by: null }),
        expect.objectContaining({ kind: 'overruling-candidate', by: expect.anything() }),
      ]),
    },
  ],
  ['list_changes', { law: '민법' }, { total: 1 }],
  ['verify_quote', { quote: '과실이  있어야 한다', caseNumber: '2004다34929' }, { verbatim: true }],
  ['verify_quote', { quote: '과실이 없어도 된다', caseNumber: '2004다34929' }, { verbatim: false }],
  [
    'verify_quote',
    { quote: '고의 또는 … 위법행위', law: '민법', article: '750' },
    { verbatim: true, source: expect.objectContaining({ label: '민법 제750조' }) },
  ],
]

describe.each(['modern', 'legacy'] as const)('a client of the %s protocol', (era) => {
  it('lists eight tools that only read, each with the shapes of what it takes and gives', async () => {
    const { key } = await makeKey()
    const client = await connect(key, era)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'check_citations',
      'get_article',
      'get_case',
      'get_citing',
      'list_changes',
      'search_cases',
      'search_statutes',
      'verify_quote',
    ])
    for (const tool of tools) {
      expect(tool.annotations?.readOnlyHint).toBe(true)
      expect(tool.outputSchema?.properties).toHaveProperty('coverage')
    }
    expect(client.getInstructions()).toContain('data')
    await client.close()
  })

  it('is answered by every tool, with what the answer rests on and what is left', async () => {
    const { key } = await makeKey()
    const client = await connect(key, era)
    let left = Number.POSITIVE_INFINITY
    for (const [name, given, expected] of calls) {
      const result = await client.callTool({ name, arguments: given })
      expect([name, result.isError, result.content]).toEqual([name, undefined, expect.anything()])
      expect(result.structuredContent).toMatchObject(expected)
      const { coverage, quota } = answered.parse(result.structuredContent)
      expect(coverage.asOf).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(coverage.lacks.length).toBeGreaterThan(0)
      expect(quota?.leftToday).toBeLessThan(left)
      left = quota?.leftToday ?? 0
    }
    await client.close()
  })

  it.each([
    ['get_case', { caseNumber: '민법' }, /invalidCaseNumber/],
    ['get_citing', {}, /validation/],
    ['verify_quote', { quote: '가나', law: '민법', article: '750' }, /validation/],
    ['search_cases', { query: '' }, /query/],
    ['search_cases', { query: '손해', limit: 1000 }, /limit/],
  ])('is told what is wrong with a call of %s %j', async (name, given, word) => {
    const { key } = await makeKey()
    const client = await connect(key, era)
    const result = await client.callTool({ name, arguments: given })
    expect(result.isError).toBe(true)
    expect(JSON.stringify(result.content)).toMatch(word)
    await client.close()
  })
})

it('a long judgment is read in parts, to its end', async () => {
  const body = '가나다라마바사아자차'.repeat(2500)
  await legal.sql`update legal.decisions set body = ${body} where serial = 101`
  const { key } = await makeKey()
  const client = await connect(key)
  let text = ''
  for (let offset: number | null = 0; offset !== null; ) {
    const given = { caseNumber: '2004다34929', serial: 101, part: 'text', offset }
    const { structuredContent } = await client.callTool({ name: 'get_case', arguments: given })
    const part = z
      .object({ text: z.object({ text: z.string(), nextOffset: z.number().nullable() }) })
      .parse(structuredContent).text
    text += part.text
    offset = part.nextOffset
  }
  expect(text).toBe(body)
  await client.close()
})

it('calls of tools are limited and counted, lists are not', async () => {
  const { id, key } = await makeKey(1)
  const client = await connect(key)
  const call = () =>
    client.callTool({ name: 'get_article', arguments: { law: '민법', article: '750' } })
  expect((await call()).isError).toBeUndefined()
  const refused = await call()
  expect(refused.isError).toBe(true)
  expect(JSON.stringify(refused.content)).toMatch(/rateLimit.*day.*retry in \d+ s/)
  expect((await client.listTools()).tools).toHaveLength(8)
  const rows = async () =>
    supabase.sql`select route, answered, refused from api_key_usage where key_id = ${id}`
  const deadline = Date.now() + 20_000
  while ((await rows()).length === 0 && Date.now() < deadline) await wait(100)
  expect(await rows()).toEqual([{ route: 'mcp:get_article', answered: 1, refused: 1 }])
  await client.close()
})

describe('who may not come in', () => {
  const post = (headers: Record<string, string>, body: unknown = {}) =>
    POST(
      new Request(endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          host: 'localhost:3000',
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }

  it('nobody without a key, or with one that is not good', async () => {
    const none = await post({}, list)
    expect(none.status).toBe(401)
    expect(none.headers.get('www-authenticate')).toBe('Bearer')
    expect((await post({ authorization: 'Bearer bdk_live_x' }, list)).status).toBe(401)
    const { id, key } = await makeKey()
    await revokeApiKey(person.client, id)
    forgetKnownKeys()
    expect((await post({ authorization: `Bearer ${key}` }, list)).status).toBe(401)
  })

  it('no key that does not allow it', async () => {
    const { key } = await makeKey(null, ['corpus:read'])
    expect((await post({ authorization: `Bearer ${key}` }, list)).status).toBe(403)
  })

  it('no page of another site, and none that has its own name point here', async () => {
    const { key } = await makeKey()
    const authorization = `Bearer ${key}`
    expect((await post({ authorization, origin: 'https://evil.example' }, list)).status).toBe(403)
    expect((await post({ authorization, host: 'evil.example' }, list)).status).toBe(403)
    const ownName = { authorization, host: 'evil.example', origin: 'http://evil.example' }
    expect((await post(ownName, list)).status).toBe(403)
    expect((await post({ authorization, origin: 'http://localhost:3000' }, list)).status).toBe(200)
  })

  it('what is no message is refused and breaks nothing', async () => {
    const { key } = await makeKey()
    const authorization = `Bearer ${key}`
    for (const body of ['', '{', '[]', 'null', '{"jsonrpc":"2.0"}', '[[]]', '"x"', '\u0000']) {
      const { status } = await post({ authorization }, body)
      expect([body, status >= 400 && status < 500]).toEqual([body, true])
    }
    expect((await post({ authorization }, 'x'.repeat(600_000))).status).toBe(413)
    expect((await post({ authorization }, list)).status).toBe(200)
  })

  it('no stream and no session is kept', async () => {
    const { key } = await makeKey()
    const client = await connect(key)
    await expect(client.listen({ toolsListChanged: true })).rejects.toThrow()
    await client.close()
    for (const method of ['GET', 'DELETE'] as const) {
      const headers = { authorization: `Bearer ${key}`, accept: 'text/event-stream' }
      const answer = await handlers[method]?.(new Request(endpoint, { method, headers }))
      expect(answer?.status).toBe(405)
    }
  })
})
