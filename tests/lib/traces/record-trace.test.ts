import { AppError } from '@/lib/errors'
import { TraceRecorder } from '@/lib/traces/record-trace'
import { newTraceSchema } from '@/lib/traces/schema'

const end = {
  answer: null,
  status: 'ok',
  outcome: 'answered',
  confidence: 0.5,
  support: 1,
  scope: 'all',
  locale: 'ko',
  model: null,
  inputTokens: null,
  outputTokens: null,
  cost: null,
  versions: {},
  question: '질문',
  answerText: '답',
} as const

/** A clock that is looked at in turn. */
function clockOf(...times: number[]) {
  const base = Date.parse('2026-11-23T00:00:00Z')
  return () => base + (times.shift() ?? 0)
}

it('keeps each step with its time to the microsecond, under one root', async () => {
  const trace = new TraceRecorder('chat-answer', clockOf(0, 1, 1.25, 2, 40.5, 41))
  await trace.span('understand', 'chain', () => 1)
  await trace.span('retrieve', 'retriever', ({ note }) => note({ cases: 3 }))
  const found = {
    sourceType: 'article',
    sourceId: '001706#750',
    label: '민법 제750조',
    href: '/statutes/민법/articles/750',
    score: 0.9,
    used: true,
    excerpt: null,
  } as const
  trace.found([found])
  const written = newTraceSchema.parse(trace.end(end))
  const [root, understood, retrieved] = written.spans
  expect(root).toMatchObject({
    parentId: null,
    startedAt: '2026-11-23T00:00:00.000000Z',
    endedAt: '2026-11-23T00:00:00.041000Z',
  })
  expect(understood).toMatchObject({
    parentId: root?.spanId,
    startedAt: '2026-11-23T00:00:00.001000Z',
    endedAt: '2026-11-23T00:00:00.001250Z',
  })
  expect(retrieved?.attributes).toEqual({ cases: 3 })
  expect(written.passages).toEqual([{ ...found, rank: 1, spanId: retrieved?.spanId }])
})

it('names what failed by its code, and lets it go on', async () => {
  const trace = new TraceRecorder('chat-answer', clockOf(0, 1, 2, 3))
  const work = trace.span('retrieve', 'retriever', () => {
    throw new AppError('timeout', { internal: 'secret words' })
  })
  await expect(work).rejects.toThrow()
  const written = trace.end({ ...end, status: 'error', outcome: 'failed' })
  expect(written.spans[1]).toMatchObject({ status: 'error', attributes: { error: 'timeout' } })
  expect(JSON.stringify(written)).not.toContain('secret')
})
