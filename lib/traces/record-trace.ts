import { randomBytes } from 'node:crypto'
import { toAppError } from '@/lib/errors'
import type { SpanKind } from './constants'
import { longest } from './constants'
import type { Attributes, NewTrace, Span, TracePassage } from './schema'

/** What a step says of itself while it runs. */
export type SpanNotes = {
  note(attributes: Attributes): void
  model(name: string, usage: { inputTokens: number; outputTokens: number }): void
}

export type FoundPassage = Omit<TracePassage, 'spanId' | 'rank'>

/** What is known of the whole when it has ended. */
export type TraceEnd = Omit<
  NewTrace,
  'traceId' | 'name' | 'startedAt' | 'endedAt' | 'spans' | 'passages' | 'origin'
>

/** Milliseconds since 1970, with their fractions: some steps take less than one. */
const wallClock = () => performance.timeOrigin + performance.now()

function isoOf(ms: number): string {
  const micros = Math.round((ms - Math.floor(ms)) * 1000)
  return new Date(Math.floor(ms))
    .toISOString()
    .replace('Z', `${String(Math.min(micros, 999)).padStart(3, '0')}Z`)
}

const newId = (bytes: number) => randomBytes(bytes).toString('hex')

/** Follows one answer from its question to its end; everything stays in memory until it is written. */
export class TraceRecorder {
  private readonly traceId = newId(16)
  private readonly rootId = newId(8)
  private readonly started: number
  private readonly spans: Span[] = []
  private passages: FoundPassage[] = []
  private finder = this.rootId

  constructor(
    private readonly name: string,
    private readonly now: () => number = wallClock,
  ) {
    this.started = now()
  }

  /** Runs a step and keeps how long it took; what it throws is noted and goes on. */
  async span<Result>(
    name: string,
    kind: SpanKind,
    work: (notes: SpanNotes) => Promise<Result> | Result,
  ): Promise<Result> {
    const started = this.now()
    const span: Span = {
      spanId: newId(8),
      parentId: this.rootId,
      kind,
      name,
      startedAt: isoOf(started),
      endedAt: isoOf(started),
      status: 'ok',
      model: null,
      inputTokens: null,
      outputTokens: null,
      attributes: {},
    }
    this.spans.push(span)
    if (kind === 'retriever') this.finder = span.spanId
    const notes: SpanNotes = {
      note: (attributes) => Object.assign(span.attributes, attributes),
      model: (model, usage) => Object.assign(span, { model, ...usage, kind: 'llm' }),
    }
    try {
      return await work(notes)
    } catch (thrown) {
      span.status = 'error'
      span.attributes.error = toAppError(thrown).code
      throw thrown
    } finally {
      span.endedAt = isoOf(this.now())
    }
  }

  /** What the retriever found, the best first. */
  found(passages: readonly FoundPassage[]): void {
    this.passages = [...passages]
  }

  /** The whole, as it is to be written. */
  end(given: TraceEnd): NewTrace {
    const [startedAt, endedAt] = [isoOf(this.started), isoOf(this.now())]
    const root: Span = {
      spanId: this.rootId,
      parentId: null,
      kind: 'chain',
      name: this.name,
      startedAt,
      endedAt,
      status: given.status,
      model: null,
      inputTokens: null,
      outputTokens: null,
      attributes: {},
    }
    return {
      ...given,
      question: given.question.slice(0, longest.question),
      answerText: given.answerText.slice(0, longest.answer),
      origin: 'chat',
      traceId: this.traceId,
      name: this.name,
      startedAt,
      endedAt,
      spans: [root, ...this.spans],
      passages: this.passages.map((passage, at) => ({
        ...passage,
        label: passage.label.slice(0, longest.label),
        spanId: this.finder,
        rank: at + 1,
      })),
    }
  }
}
