/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { POST } from '@/app/api/otel/v1/traces/route'
import { forgetKnownKeys } from '@/lib/api-keys/admission'
import type { ApiScope } from '@/lib/api-keys/constants'
import { createApiKey, revokeApiKey } from '@/lib/api-keys/mutations'
import { log } from '@/lib/log'
import type { UserDb } from '@/lib/supabase/types'
import { traceReader } from '@/lib/traces/data'
import { maxBodyBytes, otlpAnswerSchema } from '@/lib/traces/otlp/wire-schema'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { connectServices } from '@/tests/factories/connect-services'
import { createLegalApp, type LegalApp } from '@/tests/factories/legal-app'
import { genAiSpan, openInferenceSpan, otlpRequest, otlpSpan } from '@/tests/factories/otlp'
import { lengthDelimited, otlpProtobuf } from '@/tests/factories/otlp-protobuf'
import { makePerson, type Person } from '@/tests/factories/person'

let supabase: SupabaseProcess
let legal: LegalApp
let person: Person
let key: string
jest.mock('@/lib/supabase/clients', () => ({ userClient: async () => supabase.visitor() }))
jest.mock('@/lib/supabase/service-client', () => ({ serviceClient: () => supabase.admin() }))

async function makeKey(owner: Person, scopes: ApiScope[]) {
  const form = { name: '수집기', scopes, lifetime: 90 as const, dailyLimit: null }
  const made = await createApiKey(owner.client as UserDb, form, new Date())
  if (!made.ok) throw new Error(made.reason)
  return made
}
beforeAll(async () => {
  jest.spyOn(log, 'error').mockReturnValue()
  ;[supabase, legal] = await Promise.all([startSupabase(), createLegalApp()])
  connectServices(legal, supabase)
})
beforeEach(async () => {
  forgetKnownKeys()
  person = await makePerson(supabase)
  key = (await makeKey(person, ['traces:write'])).key
})
afterAll(async () => {
  jest.restoreAllMocks()
  await Promise.all([supabase.stop(), legal.drop()])
})

/** The clock of the route is the real one: spans of a second ago. */
function recent(span: object): object {
  const ended = BigInt(Date.now()) * 1_000_000n
  const times = {
    startTimeUnixNano: String(ended - 1_000_000_000n),
    endTimeUnixNano: String(ended),
  }
  return { ...span, ...times }
}
const bodyOf = (...spans: object[]) => JSON.stringify(otlpRequest(spans.map(recent)))

let caller = 0
function post(body: string | Uint8Array, headers: Record<string, string> = {}, by = key) {
  const request = new Request('http://localhost:3000/api/otel/v1/traces', {
    method: 'POST',
    body: body as BodyInit,
    headers: {
      'x-forwarded-for': `10.1.${caller++ >> 8}.${caller & 255}`,
      'content-type': 'application/json',
      ...(by ? { authorization: `Bearer ${by}` } : {}),
      ...headers,
    },
  })
  return POST(request)
}
async function send(...sent: Parameters<typeof post>) {
  const response = await post(...sent)
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const listOf = async (owner: Person) =>
  (await traceReader(owner.client as UserDb, owner.id).list('own', {}, 1)).traces
const readOf = async (owner: Person, id = '') =>
  traceReader(owner.client as UserDb, owner.id).read(id)

it('takes spans, plain and packed, once each, and shows them to the owner of the key alone', async () => {
  const body = bodyOf(openInferenceSpan(), genAiSpan())
  const first = await send(body)
  expect(first).toMatchObject({ status: 200, body: {} })
  otlpAnswerSchema.parse(first.body)
  expect((await send(gzipSync(body), { 'content-encoding': 'gzip' })).body).toEqual({})
  const traces = await listOf(person)
  expect(traces.map(({ name, origin }) => [name, origin]).sort()).toEqual([
    ['chat gpt-x', 'received'],
    ['retrieve', 'received'],
  ])
  const found = traces.find(({ name }) => name === 'retrieve')
  const trace = await readOf(person, found?.id)
  expect(trace).toMatchObject({
    question: '보증금은 언제 돌려받나요?',
    passages: [{ sourceId: 'a', score: 0.9 }, { sourceId: 'b' }],
  })
  expect(trace?.spans).toHaveLength(1)

  for (const role of ['user', 'admin'] as const) {
    const other = await makePerson(supabase, role)
    expect(await readOf(other, found?.id)).toBeNull()
    expect(await listOf(other)).toEqual([])
  }
})

it('puts spans of one trace together that come in parts, parents last', async () => {
  const traceId = randomBytes(16).toString('hex')
  const root = otlpSpan({ traceId, name: 'qa' })
  const child = { ...genAiSpan(), traceId, parentSpanId: root.spanId, status: { code: 2 } }
  await send(bodyOf(child))
  expect(await listOf(person)).toMatchObject([{ name: 'chat gpt-x' }])
  await send(bodyOf(root))
  const [row, ...more] = await listOf(person)
  expect(more).toEqual([])
  const trace = await readOf(person, row?.id)
  expect(trace).toMatchObject({
    name: 'qa',
    status: 'error',
    inputTokens: 812,
    model: 'gpt-x-2026',
  })
  expect(trace?.spans).toHaveLength(2)
})

it('one id sent by two people is two traces', async () => {
  const other = await makePerson(supabase)
  const theirs = (await makeKey(other, ['traces:write'])).key
  const body = bodyOf(genAiSpan())
  await send(body)
  await send(body, {}, theirs)
  expect(await listOf(person)).toHaveLength(1)
  expect(await listOf(other)).toHaveLength(1)
})

it('masks numbers of people before writing', async () => {
  const attributes = [
    { key: 'input.value', value: { stringValue: '제 번호는 900101-1234567, 2012다31628' } },
  ]
  await send(bodyOf(otlpSpan({ attributes, name: '문의 010-1234-5678' })))
  const [row] = await listOf(person)
  const trace = await readOf(person, row?.id)
  expect(trace).toMatchObject({
    name: '문의 [phone]',
    question: '제 번호는 [resident-number], 2012다31628',
  })
  expect(JSON.stringify(trace)).not.toContain('900101')
})

it('counts what it does not take and takes the rest', async () => {
  const { status, body } = await send(bodyOf(otlpSpan({ spanId: 'x' }), otlpSpan({})))
  expect(status).toBe(200)
  expect(body.partialSuccess).toEqual({
    rejectedSpans: '1',
    errorMessage: 'span 1: spanId: not as OTLP has it',
  })
  expect(await listOf(person)).toHaveLength(1)
})

it('takes protobuf, plain and packed, and answers in protobuf', async () => {
  const body = otlpProtobuf(
    otlpRequest([openInferenceSpan(), otlpSpan({ spanId: 'ab' })].map(recent)),
  )
  for (const [bytes, packing] of [
    [body, {}],
    [gzipSync(body), { 'content-encoding': 'gzip' }],
  ] as const) {
    const response = await post(bytes, { 'content-type': 'application/x-protobuf', ...packing })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/x-protobuf')
    const problem = 'span 2: spanId: not as OTLP has it'
    const message = Buffer.concat([Buffer.from([8, 1]), lengthDelimited(2, problem)])
    expect(Buffer.from(await response.arrayBuffer())).toEqual(lengthDelimited(1, message))
  }
  expect(await listOf(person)).toMatchObject([{ name: 'retrieve', origin: 'received' }])
})

it('is closed without a key, with another scope, and with one that was revoked', async () => {
  const body = bodyOf(genAiSpan())
  expect(await send(body, {}, '')).toMatchObject({ status: 401 })
  const reading = (await makeKey(person, ['corpus:read', 'citations:check', 'mcp'])).key
  expect(await send(body, {}, reading)).toMatchObject({
    status: 403,
    body: { error: { code: 'scopeMissing', details: { scope: 'traces:write' } } },
  })
  const gone = await makeKey(person, ['traces:write'])
  await revokeApiKey(person.client as UserDb, gone.id)
  expect(await send(body, {}, gone.key)).toMatchObject({ status: 401 })
  expect(await listOf(person)).toEqual([])
})

it.each<[string, string | Uint8Array, Record<string, string>, RegExp]>([
  ['no JSON', '{', {}, /not JSON/],
  ['no letters', new Uint8Array([0xff, 0xfe]), {}, /not JSON/],
  ['another request', '{"resourceMetrics":[]}', {}, /ExportTraceServiceRequest/],
  ['no protobuf', 'x', { 'content-type': 'application/x-protobuf' }, /not protobuf/],
  ['another type', '{}', { 'content-type': 'text/plain' }, /x-protobuf are taken/],
  ['no gzip', 'x', { 'content-encoding': 'gzip' }, /not gzip/],
  ['another packing', 'x', { 'content-encoding': 'br' }, /only gzip/],
  [
    'a bomb',
    gzipSync(Buffer.alloc(maxBodyBytes + 1, ' ')),
    { 'content-encoding': 'gzip' },
    /smaller batches/,
  ],
  ['too much', ' '.repeat(maxBodyBytes + 1), {}, /smaller batches/],
])('says what is wrong with %s', async (_, body, headers, problem) => {
  const answer = await send(body, headers)
  expect(answer.status).toBe(400)
  expect(answer.body.error.code).toBe('validation')
  expect(answer.body.error.details.problem).toMatch(problem)
})

it('stores letters that PostgreSQL does not take as others', async () => {
  const attributes = [
    { key: 'a\0b', value: { stringValue: 'x\0\ud800y' } },
    { key: '__proto__', value: { stringValue: 'z' } },
  ]
  expect(await send(bodyOf(otlpSpan({ attributes, name: '\ud800' })))).toMatchObject({
    status: 200,
  })
  expect(await listOf(person)).toMatchObject([{ name: '\ufffd' }])
})
