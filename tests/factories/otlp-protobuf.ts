// What an exporter does: a request in the form of its JSON, written in protobuf.

type Json = Record<string, unknown>

function varint(value: bigint): number[] {
  const left = BigInt.asUintN(64, value)
  return left < 128n ? [Number(left)] : [Number(left & 127n) + 128, ...varint(left >> 7n)]
}
const tag = (field: number, wire: number) => varint(BigInt(field * 8 + wire))
const number = (field: number, value: bigint) => Buffer.from([...tag(field, 0), ...varint(value)])
export function lengthDelimited(field: number, content: Buffer | string): Buffer {
  const bytes = Buffer.from(content as string)
  return Buffer.concat([Buffer.from([...tag(field, 2), ...varint(BigInt(bytes.length))]), bytes])
}
function eightBytes(field: number, write: (eight: Buffer) => void): Buffer {
  const eight = Buffer.alloc(8)
  write(eight)
  return Buffer.concat([Buffer.from(tag(field, 1)), eight])
}
const list = (given: unknown) => (given ?? []) as Json[]

function anyValue(value: Json): Buffer {
  if (value.stringValue !== undefined) return lengthDelimited(1, String(value.stringValue))
  if (value.boolValue !== undefined) return number(2, value.boolValue ? 1n : 0n)
  if (value.intValue !== undefined) return number(3, BigInt(value.intValue as string))
  if (value.doubleValue !== undefined)
    return eightBytes(4, (eight) => eight.writeDoubleLE(value.doubleValue as number))
  const values = list((value.arrayValue as Json).values).map((each) =>
    lengthDelimited(1, anyValue(each)),
  )
  return lengthDelimited(5, Buffer.concat(values))
}
const attributes = (field: number, given: unknown) =>
  list(given).map(({ key, value }) =>
    lengthDelimited(
      field,
      Buffer.concat([lengthDelimited(1, String(key)), lengthDelimited(2, anyValue(value as Json))]),
    ),
  )
function span(given: Json): Buffer {
  const time = (field: number, name: string) =>
    eightBytes(field, (eight) => eight.writeBigUInt64LE(BigInt(given[name] as string)))
  const { code } = given.status as { code?: number }
  return Buffer.concat([
    lengthDelimited(1, Buffer.from(String(given.traceId), 'hex')),
    lengthDelimited(2, Buffer.from(String(given.spanId), 'hex')),
    ...(given.parentSpanId
      ? [lengthDelimited(4, Buffer.from(String(given.parentSpanId), 'hex'))]
      : []),
    lengthDelimited(5, String(given.name)),
    number(6, 1n),
    time(7, 'startTimeUnixNano'),
    time(8, 'endTimeUnixNano'),
    ...attributes(9, given.attributes),
    number(10, 3n),
    lengthDelimited(
      15,
      code === undefined ? '' : Buffer.concat([lengthDelimited(2, 'why'), number(3, BigInt(code))]),
    ),
  ])
}

export const otlpProtobuf = (request: { resourceSpans: readonly object[] }): Buffer =>
  Buffer.concat(
    (request.resourceSpans as Json[]).map(({ resource, scopeSpans }) =>
      lengthDelimited(
        1,
        Buffer.concat([
          lengthDelimited(1, Buffer.concat(attributes(1, (resource as Json).attributes))),
          ...list(scopeSpans).map(({ spans }) =>
            lengthDelimited(
              2,
              Buffer.concat([
                lengthDelimited(1, lengthDelimited(1, 'test')),
                ...list(spans).map((each) => lengthDelimited(2, span(each))),
              ]),
            ),
          ),
        ]),
      ),
    ),
  )
