import { type AnyValue, mostSpans, type OtlpAnswer } from './wire-schema'

// OTLP in protobuf, read into the form that its JSON has, so that one module reads both. Only the fields that
// are read are named here, by their numbers in opentelemetry-proto, trace/v1; every other field is passed over.

/** Nested values beyond this are read by nobody, and a chain of them would exhaust the stack. */
const mostDepth = 10

/** Fields of one message: two million empty ones fit into a body. */
const mostFields = 100_000

export class NotProtobuf extends Error {}

type Field = { field: number; bytes: Buffer; number: bigint }

const none = Buffer.alloc(0)

/** The fields of one message, in their order. @throws NotProtobuf when the bytes are no message */
function* fieldsOf(message: Buffer): Generator<Field> {
  let at = 0
  const varint = (): bigint => {
    const first = message[at]
    if (first !== undefined && first < 128) return BigInt(message[at++] ?? 0)
    let value = 0n
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = message[at++]
      if (byte === undefined) break
      value |= BigInt(byte & 127) << shift
      if (byte < 128) return BigInt.asUintN(64, value)
    }
    throw new NotProtobuf('a number without an end')
  }
  const take = (length: bigint): Buffer => {
    if (length > BigInt(message.length - at))
      throw new NotProtobuf('a field longer than its message')
    const bytes = message.subarray(at, at + Number(length))
    at += bytes.length
    return bytes
  }
  for (let count = 0; at < message.length; count++) {
    if (count === mostFields) throw new NotProtobuf('more fields than anybody sends')
    const tag = varint()
    const [field, wire] = [Number(tag >> 3n), Number(tag & 7n)]
    if (field === 0) throw new NotProtobuf('a field without a number')
    if (wire === 0) yield { field, bytes: none, number: varint() }
    else if (wire === 1) {
      const bytes = take(8n)
      yield { field, bytes, number: bytes.readBigUInt64LE() }
    } else if (wire === 2) yield { field, bytes: take(varint()), number: 0n }
    else if (wire === 5) yield { field, bytes: take(4n), number: 0n }
    else throw new NotProtobuf('a field of no known kind')
  }
}

const all = (message: Buffer, wanted: number): Buffer[] =>
  [...fieldsOf(message)].flatMap(({ field, bytes }) => (field === wanted ? [bytes] : []))

function anyValueOf(message: Buffer, depth = 0): AnyValue {
  let value: AnyValue = {}
  if (depth > mostDepth) return value
  for (const { field, bytes, number } of fieldsOf(message)) {
    if (field === 1) value = { stringValue: bytes.toString('utf8') }
    else if (field === 2) value = { boolValue: number !== 0n }
    else if (field === 3) value = { intValue: String(BigInt.asIntN(64, number)) }
    else if (field === 4 && bytes.length === 8) value = { doubleValue: bytes.readDoubleLE() }
    else if (field === 5) {
      value = { arrayValue: { values: all(bytes, 1).map((each) => anyValueOf(each, depth + 1)) } }
    }
  }
  return value
}

function keyValueOf(message: Buffer) {
  const pair = { key: '', value: {} as AnyValue }
  for (const { field, bytes } of fieldsOf(message)) {
    if (field === 1) pair.key = bytes.toString('utf8')
    else if (field === 2) pair.value = anyValueOf(bytes)
  }
  return pair
}

function statusOf(message: Buffer) {
  const codes = [...fieldsOf(message)].filter(({ field }) => field === 3)
  return { code: Number(codes.at(-1)?.number ?? 0n) }
}

const spanFields = new Map<number, (given: Field) => [name: string, value: unknown]>([
  [1, ({ bytes }) => ['traceId', bytes.toString('hex')]],
  [2, ({ bytes }) => ['spanId', bytes.toString('hex')]],
  [4, ({ bytes }) => ['parentSpanId', bytes.toString('hex')]],
  [5, ({ bytes }) => ['name', bytes.toString('utf8')]],
  [7, ({ number }) => ['startTimeUnixNano', String(number)]],
  [8, ({ number }) => ['endTimeUnixNano', String(number)]],
  [15, ({ bytes }) => ['status', statusOf(bytes)]],
])

/** A span that is no message is null: it is counted as not taken, and does not cost the others. */
function spanOf(message: Buffer): unknown {
  try {
    const attributes: unknown[] = []
    const span: Record<string, unknown> = { attributes }
    for (const given of fieldsOf(message)) {
      if (given.field === 9) attributes.push(keyValueOf(given.bytes))
      const [name, value] = spanFields.get(given.field)?.(given) ?? []
      if (name !== undefined) span[name] = value
    }
    return span
  } catch (thrown) {
    if (thrown instanceof NotProtobuf) return null
    throw thrown
  }
}

function resourceSpansOf(message: Buffer) {
  const resource = { attributes: all(message, 1).flatMap((each) => all(each, 1).map(keyValueOf)) }
  const scopeSpans = all(message, 2).map((scope) => ({
    // Those beyond the most of a request are refused unread.
    spans: all(scope, 2).map((span, place) => (place < mostSpans ? spanOf(span) : null)),
  }))
  return { resource, scopeSpans }
}

/** An ExportTraceServiceRequest in the form of its JSON. @throws NotProtobuf */
export const readProtobuf = (message: Buffer): unknown => ({
  resourceSpans: all(message, 1).map(resourceSpansOf),
})

function varintBytes(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varintBytes(Math.floor(value / 128))]
}
const lengthDelimited = (field: number, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([field * 8 + 2, ...varintBytes(bytes.length)]), bytes])

/** The ExportTraceServiceResponse: nothing where all was taken. */
export function writeProtobufAnswer({ partialSuccess }: OtlpAnswer): Buffer {
  if (!partialSuccess) return none
  const rejected = Buffer.from([8, ...varintBytes(Number(partialSuccess.rejectedSpans))])
  const message = lengthDelimited(2, Buffer.from(partialSuccess.errorMessage))
  return lengthDelimited(1, Buffer.concat([rejected, message]))
}
