import { seededNumbers } from '@/lib/seeded-numbers'
import { readOtlp } from '@/lib/traces/otlp/read-otlp'
import { newTraceSchema } from '@/lib/traces/schema'
import {
  aiSdkSpan,
  genAiSpan,
  now,
  openInferenceSpan,
  otlpRequest,
  otlpSpan,
} from '@/tests/factories/otlp'

const read = (body: unknown) => {
  const taken = readOtlp(body, now)
  if (!taken) throw new Error('no request')
  for (const trace of taken.traces) newTraceSchema.parse(trace)
  return taken
}
const firstSpan = (span: object) => read(otlpRequest([span])).traces[0]?.spans[0]

it('reads names of GenAI, OpenInference and the AI SDK to one model', () => {
  expect(firstSpan(genAiSpan())).toMatchObject({
    kind: 'llm',
    model: 'gpt-x-2026',
    inputTokens: 812,
    outputTokens: 90,
  })
  expect(firstSpan(aiSdkSpan())).toMatchObject({
    kind: 'llm',
    model: 'gpt-x',
    inputTokens: 10,
    outputTokens: 20,
  })
  const [trace] = read(otlpRequest([openInferenceSpan()], '1.4.2')).traces
  expect(trace).toMatchObject({
    name: 'retrieve',
    question: '보증금은 언제 돌려받나요?',
    versions: { release: '1.4.2' },
    passages: [
      { rank: 1, sourceId: 'a', score: 0.9, excerpt: '제4조', sourceType: 'other' },
      { rank: 2, sourceId: 'b', score: 0.5, excerpt: null },
    ],
  })
  expect(trace?.spans[0]).toMatchObject({ kind: 'retriever' })
  expect(Object.keys(trace?.spans[0]?.attributes ?? {})).toEqual([
    'openinference.span.kind',
    'input.value',
  ])
})

it('puts spans of one trace together, with times to the microsecond and the error of a step', () => {
  const root = otlpSpan({ name: 'qa' })
  const child = otlpSpan({
    parentSpanId: root.spanId,
    name: 'write',
    status: { code: 2 },
    startTimeUnixNano: '1795392000001234567',
    endTimeUnixNano: '1795392002000000000',
  })
  const { traces, rejected } = read(otlpRequest([child, root]))
  expect(rejected).toBe(0)
  expect(traces).toHaveLength(1)
  expect(traces[0]).toMatchObject({
    name: 'qa',
    status: 'error',
    startedAt: '2026-11-23T00:00:00.000000Z',
    endedAt: '2026-11-23T00:00:02.000000Z',
  })
  expect(traces[0]?.spans[0]?.startedAt).toBe('2026-11-23T00:00:00.001234Z')
})

it.each([
  ['no span id', { spanId: '' }, /spanId/],
  ['zeros for an id', { traceId: '0'.repeat(32) }, /traceId/],
  ['ids in Base64', { traceId: 'AAECAwQFBgcICQoLDA0ODw==' }, /traceId/],
  ['no name', { name: '' }, /name/],
  ['an end before the start', { endTimeUnixNano: '1' }, /before the start/],
  ['a clock that stands', { startTimeUnixNano: '1' }, /30 days ago/],
  ['a clock that runs ahead', { endTimeUnixNano: '1895392000000000000' }, /to come/],
])('takes the others where a span has %s', (_, change, problem) => {
  const { traces, rejected, problems } = read(otlpRequest([otlpSpan(change), otlpSpan({})]))
  expect(traces).toHaveLength(1)
  expect(rejected).toBe(1)
  expect(problems[0]).toMatch(problem)
})

it.each([[null], [[]], ['text'], [{}], [{ resourceSpans: {} }]])(
  'knows that %j is no request',
  (body) => {
    expect(readOtlp(body, now)).toBeNull()
  },
)

it('keeps no more of a span than its table takes', () => {
  const attributes = Array.from({ length: 300 }, (_, at) => ({
    key: `k${at}`,
    value: { stringValue: '가\0'.repeat(50_000) },
  }))
  const { attributes: kept = {} } = firstSpan(otlpSpan({ attributes, name: 'n'.repeat(900) })) ?? {}
  expect(JSON.stringify(kept).length).toBeLessThan(20_000)
  expect(JSON.stringify(kept)).not.toContain('\\u0000')
})

/** Changes one place of a request at random: another value, a missing key, a wrapped one. */
function mutate(body: object, next: () => number): unknown {
  const copy = JSON.parse(JSON.stringify(body))
  const places: [Record<string, unknown>, string][] = []
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const key of Object.keys(value)) {
      places.push([value as Record<string, unknown>, key])
      walk((value as Record<string, unknown>)[key])
    }
  }
  walk(copy)
  const [holder, key] = places[Math.floor(next() * places.length)] ?? [copy, 'resourceSpans']
  const values = [
    undefined,
    null,
    '',
    'x'.repeat(5000),
    '\0\ud800',
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER,
    '9'.repeat(19),
    [],
    {},
    true,
    [[[[[]]]]],
    { stringValue: 7 },
    { arrayValue: { values: [{ arrayValue: {} }] } },
    '__proto__',
  ]
  const value = values[Math.floor(next() * values.length)]
  if (value === undefined) delete holder[key]
  else holder[key] = value
  return copy
}

it('survives a thousand mutations: what it takes is as it is stored', () => {
  const next = seededNumbers(7)
  const whole = otlpRequest([genAiSpan(), openInferenceSpan(), aiSdkSpan(), otlpSpan({})], '1')
  let taken = 0
  for (let round = 0; round < 1000; round++) {
    const result = readOtlp(mutate(mutate(whole, next) as object, next), now)
    for (const trace of result?.traces ?? []) newTraceSchema.parse(trace)
    taken += result?.traces.length ?? 0
  }
  expect(taken).toBeGreaterThan(1000)
})
