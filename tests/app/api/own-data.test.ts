/** @jest-environment node */
import type { z } from 'zod'
import * as dataset from '@/app/api/datasets/[id]/route'
import * as datasets from '@/app/api/datasets/route'
import * as experiment from '@/app/api/experiments/[id]/route'
import * as experiments from '@/app/api/experiments/route'
import * as library from '@/app/api/library/route'
import * as librarySearch from '@/app/api/library/search/route'
import * as trace from '@/app/api/traces/[id]/route'
import * as traces from '@/app/api/traces/route'
import { forgetKnownKeys } from '@/lib/api-keys/admission'
import { type ApiScope, apiScopes } from '@/lib/api-keys/constants'
import { createApiKey, revokeApiKey } from '@/lib/api-keys/mutations'
import { libraryOperations } from '@/lib/knowledge/operations'
import { log } from '@/lib/log'
import { createDataset, writeVersion } from '@/lib/ragops/datasets/mutations'
import { ragopsOperations } from '@/lib/ragops/operations'
import { traceWriter } from '@/lib/traces/mutations'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { connectServices } from '@/tests/factories/connect-services'
import { createLegalApp, type LegalApp } from '@/tests/factories/legal-app'
import { makePerson, type Person } from '@/tests/factories/person'
import { receivedTrace } from '@/tests/factories/traces'

let supabase: SupabaseProcess
let legal: LegalApp
jest.mock('@/lib/supabase/service-client', () => ({ serviceClient: () => supabase.admin() }))
const searchIndex = jest.fn()
jest.mock('@/lib/knowledge/service', () => ({
  searchIndex: (...given: unknown[]) => searchIndex(...given),
}))

type Owned = { person: Person; trace: string; dataset: string; document: string }
let mine: Owned
let theirs: Owned
const missing = '00000000-0000-4000-8000-000000000000'

/** Somebody with a trace, a dataset of one question, and a document. */
async function makeOwner(): Promise<Owned> {
  const person = await makePerson(supabase)
  const { id, client } = person
  await traceWriter(supabase.admin()).write(id, [receivedTrace({ question: `${id}의 질문` })])
  const [written] = await supabase.sql`select id from traces where user_id = ${id}`
  const made = await createDataset(client, { name: '질문', target: 'statutes' })
  if (!made.ok) throw new Error(made.reason)
  const item = { id: 'a', query: '보증금 반환', source: null, cluster: 'a', tags: {} }
  const relevant = [{ id: '001706#750', grade: 1 }]
  await writeVersion(client, made.id, { origin: 'manual', put: [{ ...item, relevant }] })
  const [document] = await supabase.sql`
    insert into documents (user_id, name, mime, bytes, sha256, storage_key)
    values (${id}, '계약서.pdf', 'application/pdf', 1, ${'a'.repeat(64)}, ${`${id}/a`}) returning id`
  return { person, trace: String(written?.id), dataset: made.id, document: String(document?.id) }
}

beforeAll(async () => {
  jest.spyOn(log, 'error').mockReturnValue()
  ;[supabase, legal] = await Promise.all([startSupabase(), createLegalApp()])
  connectServices(legal, supabase)
  ;[mine, theirs] = [await makeOwner(), await makeOwner()]
})
beforeEach(async () => {
  forgetKnownKeys()
  // A person has twenty at most.
  await supabase.sql`delete from api_keys`
})
afterAll(async () => {
  jest.restoreAllMocks()
  await Promise.all([supabase.stop(), legal.drop()])
})

async function makeKey(owner: Owned, scopes: ApiScope[]) {
  const form = { name: '프로그램', scopes, lifetime: 30 as const, dailyLimit: null }
  const made = await createApiKey(owner.person.client, form, new Date())
  if (!made.ok) throw new Error(made.reason)
  return made
}

let caller = 0
function requestOf(key: string | null, path: string, body?: unknown): Request {
  return new Request(`http://localhost:3000${path}`, {
    headers: {
      'x-forwarded-for': `10.2.${caller++ >> 8}.${caller & 255}`,
      ...(key ? { authorization: `Bearer ${key}` } : {}),
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
}
const params = (id: string) => ({ params: Promise.resolve({ id }) })
const newExperiment = (of: Owned) => ({ name: '측정', dataset: of.dataset, version: 1 })

/** Every route of one's own data: its operation, what a key must allow, and a call for somebody's. */
type Route = [string, ApiScope, (key: string | null, of: Owned) => Promise<Response>]
const routes: Route[] = [
  ['traces', 'traces:read', (key) => traces.GET(requestOf(key, '/api/traces'))],
  ['trace', 'traces:read', (key, of) => trace.GET(requestOf(key, '/x'), params(of.trace))],
  ['datasets', 'datasets:read', (key) => datasets.GET(requestOf(key, '/api/datasets'))],
  ['dataset', 'datasets:read', (key, of) => dataset.GET(requestOf(key, '/x'), params(of.dataset))],
  [
    'beginExperiment',
    'experiments:run',
    (key, of) => experiments.POST(requestOf(key, '/api/experiments', newExperiment(of))),
  ],
  ['experiment', 'experiments:run', (key) => experiment.GET(requestOf(key, '/x'), params(missing))],
  ['library', 'documents:read', (key) => library.GET(requestOf(key, '/api/library'))],
  [
    'librarySearch',
    'documents:read',
    (key) => librarySearch.GET(requestOf(key, `/x?query=${encodeURIComponent('보증금')}`)),
  ],
]
const schemaOf = (id: string): z.ZodType => {
  const operation = [...ragopsOperations, ...libraryOperations].find((each) => each.id === id)
  if (!operation) throw new Error(id)
  return operation.answer
}

beforeEach(() => {
  const hit = (document: string) => ({
    ...{ document, passage: 1, page: 2, score: 1, path: '', marks: [], text: '보증금' },
  })
  const hits = [hit(mine.document), hit(theirs.document)]
  searchIndex.mockResolvedValue({ hits, searched: 2, missing: 0 })
})

describe.each(routes)('%s', (id, needed, call) => {
  it.each(apiScopes.filter((scope) => scope !== needed))(
    'a key for %s opens nothing',
    async (scope) => {
      const { key } = await makeKey(mine, [scope])
      const answer = await call(key, mine)
      expect(answer.status).toBe(403)
      expect((await answer.json()).error.details).toEqual({ scope: needed })
    },
  )

  it('no key, a forged one, one that has ended and a revoked one open nothing', async () => {
    const { key: ended, id: endedId } = await makeKey(mine, [needed])
    await supabase.sql`update api_keys set expires_at = now() - interval '1 day',
      created_at = now() - interval '30 days' where id = ${endedId}`
    const { key: revoked, id: revokedId } = await makeKey(mine, [needed])
    await revokeApiKey(mine.person.client, revokedId)
    const forged = `${revoked.slice(0, -1)}${revoked.endsWith('x') ? 'y' : 'x'}`
    for (const [key, code] of [
      [null, 'unauthorized'],
      [forged, 'keyInvalid'],
      [ended, 'keyExpired'],
      [revoked, 'keyRevoked'],
    ] as const) {
      const answer = await call(key, mine)
      expect([answer.status, (await answer.json()).error.code]).toEqual([401, code])
    }
  })

  it('answers its holder as documented, and of nobody else', async () => {
    const { key } = await makeKey(mine, [needed])
    const own = await call(key, mine)
    const body = await own.json()
    if (id === 'experiment') expect(own.status).toBe(404)
    else expect(schemaOf(id).safeParse(body).error?.issues ?? []).toEqual([])
    const other = await call(key, theirs)
    const text = await other.text()
    for (const secret of [theirs.person.id, theirs.trace, theirs.document])
      expect(text).not.toContain(secret)
    if (['trace', 'dataset', 'beginExperiment'].includes(id)) expect(other.status).toBe(404)
  })
})

it('a build begins an experiment, waits for it, and reads its verdict', async () => {
  const { key } = await makeKey(mine, ['experiments:run'])
  const begin = async (more: object = {}) => {
    const asked = { ...newExperiment(mine), k: 5, ...more }
    return (await experiments.POST(requestOf(key, '/api/experiments', asked))).json()
  }
  const { data } = await begin()
  const read = async () => (await experiment.GET(requestOf(key, '/x'), params(data.id))).json()
  expect((await read()).data).toMatchObject({ state: 'queued', scored: 0, report: null, k: 5 })
  // One that is not finished is no baseline.
  expect((await begin({ baseline: data.id })).error).toMatchObject({
    code: 'validation',
    details: { fields: ['baseline'] },
  })
  const report = { items: 1, failed: 0, answered: 1, latency: null, measures: {}, groups: [] }
  const done = JSON.stringify({ ...report, compared: null })
  await supabase.sql`update experiments set report = ${done}::text::jsonb, finished_at = now() where id = ${data.id}`
  const finished = await read()
  expect(schemaOf('experiment').safeParse(finished).error?.issues ?? []).toEqual([])
  expect(finished.data).toMatchObject({ state: 'done', report: { items: 1 } })
  const stranger = await makeKey(theirs, ['experiments:run'])
  const hidden = await experiment.GET(requestOf(stranger.key, '/x'), params(data.id))
  expect(hidden.status).toBe(404)
})

it('says what is wrong with a request', async () => {
  const { key } = await makeKey(mine, ['traces:read', 'datasets:read', 'experiments:run'])
  const statuses = await Promise.all([
    traces.GET(requestOf(key, '/api/traces?status=strange')),
    trace.GET(requestOf(key, '/x'), params('x')),
    dataset.GET(requestOf(key, '/x?version=0'), params(mine.dataset)),
    dataset.GET(requestOf(key, '/x?version=9'), params(mine.dataset)),
    experiments.POST(requestOf(key, '/api/experiments', { name: 'x' })),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([400, 404, 400, 404, 400])
})
