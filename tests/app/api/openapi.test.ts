import { z } from 'zod'
import * as calculator from '@/app/api/calculators/[name]/route'
import * as calculatorList from '@/app/api/calculators/route'
import * as caseDetail from '@/app/api/cases/[caseNumber]/detail/route'
import * as caseSummary from '@/app/api/cases/[caseNumber]/summary/route'
import * as caseCiting from '@/app/api/cases/by-id/[serial]/citing/route'
import * as similar from '@/app/api/cases/by-id/[serial]/similar/route'
import * as caseDetailByBody from '@/app/api/cases/detail/route'
import * as chatAnswers from '@/app/api/chat/answers/route'
import * as citationsCheck from '@/app/api/citations/check/route'
import * as dataset from '@/app/api/datasets/[id]/route'
import * as datasets from '@/app/api/datasets/route'
import * as evaluations from '@/app/api/evaluations/route'
import * as experiment from '@/app/api/experiments/[id]/route'
import * as experiments from '@/app/api/experiments/route'
import * as health from '@/app/api/health/route'
import * as library from '@/app/api/library/route'
import * as librarySearch from '@/app/api/library/search/route'
import * as openapi from '@/app/api/openapi.json/route'
import * as otelTraces from '@/app/api/otel/v1/traces/route'
import * as report from '@/app/api/reports/route'
import * as searchCollections from '@/app/api/search/collections/route'
import * as search from '@/app/api/search/route'
import * as searchTypes from '@/app/api/search/types/route'
import * as articleCiting from '@/app/api/statutes/[law]/articles/[no]/citing/route'
import * as article from '@/app/api/statutes/[law]/articles/[no]/route'
import * as statute from '@/app/api/statutes/[law]/route'
import * as statutes from '@/app/api/statutes/route'
import * as suggest from '@/app/api/suggest/route'
import * as trace from '@/app/api/traces/[id]/route'
import * as traces from '@/app/api/traces/route'
import { calculators } from '@/lib/calculators/calculators'
import { calculatorNames } from '@/lib/calculators/constants'
import type { OpenApiDocument } from '@/lib/corpus/openapi'
import { webhookEvents } from '@/lib/webhooks/constants'
import { webhookMessages } from '@/lib/webhooks/operations'
import { apiRequest, connectFetch, read } from '@/tests/factories/api-call'
import { createLegalApp, type LegalApp } from '@/tests/factories/legal-app'

let service: LegalApp
let document: OpenApiDocument
beforeAll(async () => {
  service = await createLegalApp()
  connectFetch(service)
  document = (await read(openapi.GET())).body
})
afterAll(async () => {
  jest.restoreAllMocks()
  await service.drop()
})

const number = { params: Promise.resolve({ caseNumber: '2004다34929' }) }
const shared = { params: Promise.resolve({ caseNumber: '2010가합7' }) }
const missing = { params: Promise.resolve({ caseNumber: '2099다1' }) }
const law = { params: Promise.resolve({ law: '민법', no: '750' }) }
const serial = { params: Promise.resolve({ serial: '101' }) }
const some = { params: Promise.resolve({ id: '00000000-0000-4000-8000-000000000000' }) }
const query = encodeURIComponent('민법 750조 손해배상')

const calculate = (name: string, parameters: Record<string, unknown>) => {
  const query = Object.entries(parameters).map(([key, value]) => [
    key,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ])
  const address = `/api/calculators/${name}?${new URLSearchParams(query)}`
  return calculator.GET(apiRequest(address), { params: Promise.resolve({ name }) })
}

/** What the document says is answered to what is really answered: method, path, status, answer. */
type Call = [string, string, number, () => Promise<Response>]
const calls: Call[] = [
  [
    'post',
    '/api/otel/v1/traces',
    401,
    () => otelTraces.POST(apiRequest('/api/otel/v1/traces', { resourceSpans: [] })),
  ],
  [
    'post',
    '/api/evaluations',
    401,
    () => evaluations.POST(apiRequest('/api/evaluations', { answer: '민법 제750조' })),
  ],
  ['get', '/api/traces', 401, () => traces.GET(apiRequest('/x'))],
  ['get', '/api/traces/{id}', 401, () => trace.GET(apiRequest('/x'), some)],
  ['get', '/api/datasets', 401, () => datasets.GET(apiRequest('/x'))],
  ['get', '/api/datasets/{id}', 401, () => dataset.GET(apiRequest('/x'), some)],
  ['post', '/api/experiments', 401, () => experiments.POST(apiRequest('/x', {}))],
  ['get', '/api/experiments/{id}', 401, () => experiment.GET(apiRequest('/x'), some)],
  ['post', '/api/chat/answers', 401, () => chatAnswers.POST(apiRequest('/x', {}))],
  ['get', '/api/library', 401, () => library.GET(apiRequest('/x'))],
  ['get', '/api/library/search', 401, () => librarySearch.GET(apiRequest('/x'))],
  ['get', '/api/health', 200, () => health.GET(apiRequest('/api/health'))],
  ['get', '/api/search/types', 200, () => searchTypes.GET(apiRequest('/api/search/types'))],
  ['get', '/api/search/collections', 200, () => searchCollections.GET(apiRequest('/x'))],
  [
    'get',
    '/api/search',
    200,
    () => search.GET(apiRequest(`/api/search?query=${query}&collection=law_only`)),
  ],
  ['get', '/api/search', 400, () => search.GET(apiRequest('/api/search'))],
  ['post', '/api/search', 200, () => search.POST(apiRequest('/api/search', { query: '없는말' }))],
  ['post', '/api/search', 400, () => search.POST(apiRequest('/api/search', 'x'))],
  ['get', '/api/suggest', 200, () => suggest.GET(apiRequest('/api/suggest?q=%EB%AF%BC'))],
  ['get', '/api/suggest', 400, () => suggest.GET(apiRequest('/api/suggest?limit=x'))],
  ['get', '/api/cases/{caseNumber}/detail', 200, () => caseDetail.GET(apiRequest('/x'), number)],
  ['get', '/api/cases/{caseNumber}/detail', 200, () => caseDetail.GET(apiRequest('/x'), shared)],
  ['get', '/api/cases/{caseNumber}/detail', 404, () => caseDetail.GET(apiRequest('/x'), missing)],
  [
    'post',
    '/api/cases/detail',
    200,
    () => caseDetailByBody.POST(apiRequest('/x', { case_number: '2003가합100' })),
  ],
  ['post', '/api/cases/detail', 400, () => caseDetailByBody.POST(apiRequest('/x', {}))],
  ['get', '/api/cases/{caseNumber}/summary', 200, () => caseSummary.GET(apiRequest('/x'), number)],
  ['get', '/api/cases/{caseNumber}/summary', 404, () => caseSummary.GET(apiRequest('/x'), missing)],
  ['get', '/api/cases/by-id/{serial}/citing', 200, () => caseCiting.GET(apiRequest('/x'), serial)],
  ['get', '/api/cases/by-id/{serial}/similar', 200, () => similar.GET(apiRequest('/x'), serial)],
  ['get', '/api/statutes', 200, () => statutes.GET(apiRequest('/api/statutes'))],
  ['get', '/api/statutes', 400, () => statutes.GET(apiRequest('/api/statutes?page=0'))],
  ['get', '/api/statutes/{law}', 200, () => statute.GET(apiRequest('/x'), law)],
  ['get', '/api/statutes/{law}/articles/{no}', 200, () => article.GET(apiRequest('/x'), law)],
  [
    'get',
    '/api/statutes/{law}/articles/{no}/citing',
    200,
    () => articleCiting.GET(apiRequest('/x'), law),
  ],
  [
    'post',
    '/api/citations/check',
    200,
    () => citationsCheck.POST(apiRequest('/x', { text: '민법 제750조' })),
  ],
  [
    'post',
    '/api/citations/check',
    400,
    () => citationsCheck.POST(apiRequest('/x', { text: '가'.repeat(64_001) })),
  ],
  [
    'post',
    '/api/reports',
    201,
    () => report.POST(apiRequest('/x', { serial: 101, kind: 'other', message: '확인' })),
  ],
  [
    'post',
    '/api/reports',
    404,
    () => report.POST(apiRequest('/x', { serial: 7, kind: 'other', message: '확인' })),
  ],
  ['get', '/api/calculators', 200, () => calculatorList.GET(apiRequest('/api/calculators'))],
  ...calculatorNames.map(
    (name): Call => [
      'get',
      `/api/calculators/${name}`,
      200,
      () => calculate(name, calculators[name].example),
    ],
  ),
  ['get', '/api/calculators/interest', 400, () => calculate('interest', { principal: 'x' })],
  ['get', '/api/calculators/wages', 422, () => calculate('wages', {})],
]

const operationSchema = z.object({
  responses: z.record(
    z.string(),
    z.object({
      content: z.object({
        'application/json': z.object({ schema: z.object({ $ref: z.string() }) }),
      }),
    }),
  ),
})

function documented(method: string, path: string, status: number): z.ZodType {
  const { responses } = operationSchema.parse(document.paths[path]?.[method])
  const reference = responses[String(status)]?.content['application/json'].schema.$ref ?? ''
  const schema = document.components.schemas[reference.split('/').at(-1) ?? '']
  return z.fromJSONSchema(z.record(z.string(), z.unknown()).parse(schema))
}

it.each(calls)('%s %s answers %i as documented', async (method, path, status, call) => {
  const answer = await read(await call())
  expect(answer.status).toBe(status)
  const checked = documented(method, path, status).safeParse(answer.body)
  expect(checked.error?.issues ?? []).toEqual([])
})

it('covers every operation of the document', () => {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  const called = new Set(calls.map(([method, path]) => `${method} ${path}`))
  expect(all.filter((operation) => !called.has(operation))).toEqual([])
})

it('describes what is sent to webhooks, as bodies that a receiver can check', () => {
  expect(Object.keys(document.webhooks).sort()).toEqual([...webhookEvents].sort())
  for (const { body, event } of webhookMessages) {
    expect(body.safeParse({ type: event, timestamp: '2026-11-23T00:00:00.000Z' }).success).toBe(
      false,
    )
  }
})

it('knows no calculator of another name', async () => {
  expect((await read(await calculate('horoscope', {}))).status).toBe(404)
})

it('would notice an answer of another shape', () => {
  const schema = documented('get', '/api/search', 200)
  expect(
    schema.safeParse({ success: true, data: { cases: [] }, error_message: null }).success,
  ).toBe(false)
})
