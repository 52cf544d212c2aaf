import { randomBytes } from 'node:crypto'
import type { Attributes, NewTrace } from '@/lib/traces/schema'

const hex = (bytes: number) => randomBytes(bytes).toString('hex')

type Given = Partial<Omit<NewTrace, 'spans' | 'passages'>> & {
  attributes?: Attributes
  excerpt?: string
}

/** A trace of one span that found one passage, as a program would have sent it. */
export function receivedTrace({ attributes = {}, excerpt = '', ...given }: Given = {}): NewTrace {
  const spanId = hex(8)
  const times = { startedAt: '2026-11-23T00:00:00Z', endedAt: '2026-11-23T00:00:01Z' }
  return {
    traceId: hex(16),
    answer: null,
    origin: 'received',
    name: 'qa',
    ...times,
    status: 'ok',
    outcome: null,
    confidence: null,
    support: null,
    scope: null,
    locale: null,
    model: null,
    inputTokens: null,
    outputTokens: null,
    cost: null,
    versions: {},
    question: '질문',
    answerText: '답',
    ...given,
    spans: [
      {
        spanId,
        parentId: null,
        kind: 'retriever',
        name: 'retrieve',
        ...times,
        status: 'ok',
        model: null,
        inputTokens: null,
        outputTokens: null,
        attributes,
      },
    ],
    passages: [
      {
        spanId,
        rank: 1,
        sourceType: 'other',
        sourceId: 'doc-1',
        label: 'doc-1',
        href: null,
        score: 0.5,
        used: null,
        excerpt,
      },
    ],
  }
}
