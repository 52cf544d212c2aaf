import { longest, mostPassages } from '@/lib/traces/constants'
import type { Attributes, NewTrace, Span, TracePassage } from '@/lib/traces/schema'
import { documentName, kindNames, kindOf, names } from './names'
import {
  mostSpans,
  type OtlpSpan,
  otlpRequestSchema,
  otlpSpanSchema,
  readValue,
} from './wire-schema'

/** Words of one attribute that are kept; a prompt may be longer than anybody reads here. */
const longestValue = 8000
const mostAttributes = 100
/** What a span keeps of itself; the table takes little more. */
const mostCharacters = 12_000
const mostTokens = 1_000_000_000

export type ReadSpans = {
  traces: NewTrace[]
  rejected: number
  /** What was wrong with the first that were not taken, by their place. */
  problems: string[]
}

/** Times far from now are those of a clock that goes wrong: they would never be found, or never be deleted. */
const longestPastMs = 30 * 24 * 3600_000
const longestAheadMs = 10 * 60_000

function isoOf(nanos: string | number): string {
  const micros = BigInt(nanos) / 1000n
  const iso = new Date(Number(micros / 1000n)).toISOString()
  return iso.replace('Z', `${String(micros % 1000n).padStart(3, '0')}Z`)
}

/** PostgreSQL takes no letter of code zero, and no half of a pair. */
const plain = (text: string) => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd')
/** So many letters of a text. Only one that may be longer is taken apart, for that is most of reading a span. */
function cut(text: string, most: number): string {
  const clean = plain(text)
  return clean.length <= most ? clean : [...clean.slice(0, most * 2)].slice(0, most).join('')
}

type Values = ReadonlyMap<string, Attributes[string]>

function firstOf(values: Values, wanted: readonly string[]): Attributes[string] {
  for (const name of wanted) {
    const value = values.get(name)
    if (value !== undefined && value !== null) return value
  }
  return null
}
const textOf = (value: Attributes[string]): string =>
  value === null ? '' : Array.isArray(value) ? value.join('\n') : String(value)
const tokensOf = (value: Attributes[string]): number | null => {
  const count = Number(value)
  return value !== null && Number.isInteger(count) && count >= 0 && count <= mostTokens
    ? count
    : null
}

/** Everything but documents, which have a table; as much of it as a span may keep. */
function keptAttributes(values: Values): Attributes {
  const kept: Attributes = {}
  let left = mostCharacters
  for (const [name, value] of [...values].slice(0, mostAttributes)) {
    if (documentName.test(name) || name === '__proto__') continue
    const short =
      typeof value === 'string'
        ? cut(value, Math.min(longestValue, left))
        : Array.isArray(value)
          ? cut(textOf(value), Math.min(longestValue, left))
          : value
    left -= name.length + String(short).length
    if (left < 0) break
    kept[plain(name)] = short
  }
  return kept
}

function passagesOf(values: Values, spanId: string): TracePassage[] {
  const found = new Map<number, Record<string, Attributes[string]>>()
  for (const [name, value] of values) {
    const [, at, field] = documentName.exec(name) ?? []
    if (at !== undefined && field !== undefined)
      found.set(Number(at), { ...found.get(Number(at)), [field]: value })
  }
  return [...found]
    .sort(([one], [other]) => one - other)
    .slice(0, mostPassages)
    .map(([, { id = null, content = null, score = null }], at) => ({
      spanId,
      rank: at + 1,
      sourceType: 'other',
      sourceId: cut(textOf(id), longest.label),
      label: cut(textOf(id), longest.label),
      href: null,
      score: typeof score === 'number' ? score : null,
      used: null,
      excerpt: cut(textOf(content), longest.excerpt) || null,
    }))
}

function spanOf(given: OtlpSpan, values: Values): Span {
  return {
    spanId: given.spanId,
    parentId: given.parentSpanId,
    kind: kindOf(firstOf(values, kindNames)),
    name: cut(given.name, longest.name) || '?',
    startedAt: isoOf(given.startTimeUnixNano),
    endedAt: isoOf(given.endTimeUnixNano),
    status: given.status,
    model: cut(textOf(firstOf(values, names.model)), 120) || null,
    inputTokens: tokensOf(firstOf(values, names.inputTokens)),
    outputTokens: tokensOf(firstOf(values, names.outputTokens)),
    attributes: keptAttributes(values),
  }
}

function timeProblem({ startTimeUnixNano, endTimeUnixNano }: OtlpSpan, now: Date): string | null {
  const [start, end] = [BigInt(startTimeUnixNano), BigInt(endTimeUnixNano)]
  if (end < start) return 'endTimeUnixNano: before the start'
  if (Number(start / 1_000_000n) < now.getTime() - longestPastMs)
    return 'startTimeUnixNano: more than 30 days ago'
  if (Number(end / 1_000_000n) > now.getTime() + longestAheadMs) return 'endTimeUnixNano: to come'
  return null
}

type Taken = { given: OtlpSpan; span: Span; values: Values; release: string }

function traceOf(traceId: string, taken: readonly Taken[]): NewTrace {
  const first = [...taken].sort((one, other) =>
    one.span.startedAt.localeCompare(other.span.startedAt),
  )
  const root = first.find(({ span }) => span.parentId === null) ?? first[0]
  if (!root) throw new Error('a trace without spans')
  const ends = taken.map(({ span }) => span.endedAt).sort()
  // Question and answer are those of the whole; a step's own stay with the step.
  const whole = root.span.parentId === null ? root.values : new Map()
  return {
    traceId,
    answer: null,
    origin: 'received',
    name: root.span.name,
    startedAt: first[0]?.span.startedAt ?? root.span.startedAt,
    endedAt: ends.at(-1) ?? root.span.endedAt,
    status: taken.some(({ span }) => span.status === 'error') ? 'error' : 'ok',
    outcome: null,
    confidence: null,
    support: null,
    scope: null,
    locale: null,
    model: first.map(({ span }) => span.model).find((model) => model !== null) ?? null,
    inputTokens: null,
    outputTokens: null,
    cost: null,
    versions: root.release ? { release: root.release } : {},
    question: cut(textOf(firstOf(whole, names.input)), 4000),
    answerText: cut(textOf(firstOf(whole, names.output)), 8000),
    spans: taken.map(({ span }) => span),
    passages: taken.flatMap(({ span, values }) => passagesOf(values, span.spanId)),
  }
}

/**
 * Reads a request of OTLP in the form of its JSON. Spans that are none are counted and named; the others are taken.
 * @returns null when it is no such request at all
 */
export function readOtlp(body: unknown, now: Date): ReadSpans | null {
  const request = otlpRequestSchema.safeParse(body)
  if (!request.success) return null
  const traces = new Map<string, Taken[]>()
  const problems: string[] = []
  let [seen, rejected] = [0, 0]
  const reject = (problem: string) => {
    rejected++
    if (problems.length < 5) problems.push(`span ${seen}: ${problem}`)
  }
  for (const { resource, scopeSpans } of request.data.resourceSpans) {
    const about = new Map(resource?.attributes.map(({ key, value }) => [key, readValue(value)]))
    const release = cut(textOf(firstOf(about, ['service.version'])), 120)
    for (const given of scopeSpans.flatMap(({ spans }) => spans)) {
      seen++
      if (seen > mostSpans) {
        reject(`more than ${mostSpans} in a request`)
        continue
      }
      const parsed = otlpSpanSchema.safeParse(given)
      if (!parsed.success) {
        const [issue] = parsed.error.issues
        reject(`${issue?.path.join('.') || 'span'}: not as OTLP has it`)
        continue
      }
      const problem = timeProblem(parsed.data, now)
      if (problem) {
        reject(problem)
        continue
      }
      const values = new Map(
        parsed.data.attributes.map(({ key, value }) => [key, readValue(value)]),
      )
      const taken = { given: parsed.data, span: spanOf(parsed.data, values), values, release }
      const { traceId } = parsed.data
      traces.set(traceId, [...(traces.get(traceId) ?? []), taken])
    }
  }
  const read = [...traces].map(([traceId, taken]) => traceOf(traceId, taken))
  return { traces: read, rejected, problems }
}
