import { seededNumbers } from '@/lib/seeded-numbers'
import { NotProtobuf, readProtobuf, writeProtobufAnswer } from '@/lib/traces/otlp/protobuf'
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
import { lengthDelimited, otlpProtobuf } from '@/tests/factories/otlp-protobuf'

const attributes = [
  { key: 'yes', value: { boolValue: true } },
  { key: 'below', value: { intValue: '-7' } },
  { key: 'list', value: { arrayValue: { values: [{ stringValue: '가' }, { intValue: '2' }] } } },
]
const whole = () =>
  otlpRequest(
    [
      genAiSpan(),
      openInferenceSpan(),
      aiSdkSpan(),
      otlpSpan({ attributes, status: { code: 2 }, parentSpanId: 'ab'.repeat(8) }),
    ],
    '1.2',
  )

it('reads from protobuf what it reads from JSON', () => {
  const request = whole()
  const read = readOtlp(readProtobuf(otlpProtobuf(request)), now)
  expect(read?.traces).toHaveLength(4)
  expect(read).toEqual(readOtlp(request, now))
})

it('counts a span that is no message and takes the others', () => {
  const spans = [lengthDelimited(2, Buffer.from([0x0a, 0x7f])), lengthDelimited(2, '')]
  const bad = lengthDelimited(1, lengthDelimited(2, Buffer.concat(spans)))
  const read = readOtlp(readProtobuf(Buffer.concat([bad, otlpProtobuf(whole())])), now)
  expect(read).toMatchObject({ rejected: 2 })
  expect(read?.traces).toHaveLength(4)
})

it.each<[string, number[]]>([
  ['a field longer than its message', [0x0a, 0x05, 0x01]],
  ['a number without an end', [0x0a, 0xff]],
  ['a number of more than ten bytes', [0x08, ...Array(11).fill(0x80), 0x00]],
  ['a group', [0x0b]],
  ['a field without a number', [0x02, 0x00]],
  ['fields without end', Array(200_002).fill(0x08)],
])('refuses %s', (_, bytes) => {
  expect(() => readProtobuf(Buffer.from(bytes))).toThrow(NotProtobuf)
})

it('does not follow values that are nested without end', () => {
  let value = lengthDelimited(1, 'deep')
  for (let depth = 0; depth < 2000; depth++) value = lengthDelimited(5, lengthDelimited(1, value))
  const pair = Buffer.concat([lengthDelimited(1, 'service.version'), lengthDelimited(2, value)])
  const bytes = lengthDelimited(1, lengthDelimited(1, lengthDelimited(1, pair)))
  expect(readOtlp(readProtobuf(bytes), now)).toEqual({ traces: [], rejected: 0, problems: [] })
})

it('survives a thousand mutations: what it takes is as it is stored', () => {
  const next = seededNumbers(11)
  const bytes = otlpProtobuf(whole())
  let [taken, refused] = [0, 0]
  for (let round = 0; round < 1000; round++) {
    const changed = Buffer.from(bytes.subarray(0, next() < 0.2 ? next() * bytes.length : undefined))
    for (let change = 0; change < 3; change++)
      if (changed.length > 0) changed[Math.floor(next() * changed.length)] = next() * 256
    try {
      const result = readOtlp(readProtobuf(changed), now)
      for (const trace of result?.traces ?? []) newTraceSchema.parse(trace)
      taken += result?.traces.length ?? 0
    } catch (thrown) {
      if (!(thrown instanceof NotProtobuf)) throw thrown
      refused++
    }
  }
  expect(taken).toBeGreaterThan(1000)
  expect(refused).toBeGreaterThan(50)
})

it('answers what was not taken, as protobuf has it', () => {
  expect(writeProtobufAnswer({})).toHaveLength(0)
  const partialSuccess = { rejectedSpans: '300', errorMessage: 'ab' }
  expect([...writeProtobufAnswer({ partialSuccess })]).toEqual([
    0x0a, 7, 0x08, 0xac, 0x02, 0x12, 2, 0x61, 0x62,
  ])
})
