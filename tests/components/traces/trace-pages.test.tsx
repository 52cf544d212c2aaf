/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { PassageTable } from '@/components/traces/passage-table'
import { SpanTimeline } from '@/components/traces/span-timeline'
import { TraceHeading } from '@/components/traces/trace-heading'
import { TraceList } from '@/components/traces/trace-list'
import type { Span, Trace, TraceRow } from '@/lib/traces/schema'
import { Localized } from '@/tests/factories/rendered'

const row = (changes: Partial<TraceRow> = {}): TraceRow => ({
  id: '11111111-1111-4111-8111-111111111111',
  origin: 'chat',
  name: 'chat-answer',
  startedAt: '2026-11-23T00:00:00Z',
  status: 'ok',
  outcome: 'answered',
  confidence: 0.82,
  support: 1,
  scope: 'all',
  model: null,
  durationMs: 234.4,
  question: '보증금은 언제 돌려받나요?',
  ...changes,
})
const span = (spanId: string, parentId: string | null, name: string): Span => ({
  spanId,
  parentId,
  kind: 'chain',
  name,
  startedAt: '2026-11-23T00:00:00.000000Z',
  endedAt: '2026-11-23T00:00:00.012500Z',
  status: 'ok',
  model: null,
  inputTokens: null,
  outputTokens: null,
  attributes: {},
})

it('names a trace by its question, and by what it is where the question is not to be seen', () => {
  const traces = [
    row(),
    row({ id: '22222222-2222-4222-8222-222222222222', question: '', confidence: null }),
    row({
      id: '33333333-3333-4333-8333-333333333333',
      origin: 'received',
      name: 'rag/qa',
      question: '',
      outcome: null,
      status: 'error',
      durationMs: 14_230,
    }),
  ]
  render(
    <Localized>
      <TraceList traces={traces} />
    </Localized>,
  )
  const [own, hidden, received] = screen.getAllByRole('listitem')
  expect(within(own as HTMLElement).getByRole('link').textContent).toContain('보증금은 언제')
  expect(own?.textContent).toContain('답변함')
  expect(own?.textContent).toContain('확신 82%')
  expect(own?.textContent).toContain('234ms')
  expect(within(hidden as HTMLElement).getByRole('link').textContent).toContain('법률 AI 답변')
  expect(hidden?.textContent).not.toContain('확신')
  expect(within(received as HTMLElement).getByRole('link').textContent).toContain('rag/qa')
  expect(received?.textContent).toContain('오류')
  expect(received?.textContent).toContain('14.23초')
})

it('draws steps as a table that says in figures what the picture shows', () => {
  const spans = [span('a', null, 'chat-answer'), span('b', 'a', 'retrieve')]
  const { rerender } = render(
    <Localized>
      <SpanTimeline spans={spans} isChat />
    </Localized>,
  )
  const table = screen.getByRole('table', { name: '단계' })
  expect(within(table).getByRole('rowheader', { name: '답변 전체' })).toBeTruthy()
  const step = within(table).getByRole('row', { name: /근거 검색/ })
  expect(step.textContent).toContain('13ms')
  // A program's own names stay as they are.
  rerender(
    <Localized>
      <SpanTimeline spans={spans} isChat={false} />
    </Localized>,
  )
  expect(screen.getByRole('rowheader', { name: 'retrieve' })).toBeTruthy()
})

it('links passages of the site, quotes those of programs, and says so when there are none', () => {
  const passage = {
    spanId: 'b',
    rank: 1,
    sourceType: 'article' as const,
    sourceId: '001706#750',
    label: '민법 제750조',
    href: '/statutes/민법/articles/750',
    score: 0.913,
    used: true,
    excerpt: null,
  }
  const sent = { ...passage, rank: 2, label: '', sourceId: 'doc-1', href: null, used: null }
  const { rerender } = render(
    <Localized>
      <PassageTable passages={[passage, { ...sent, excerpt: '사내 규정' }]} />
    </Localized>,
  )
  expect(screen.getByRole('link', { name: '민법 제750조' })).toBeTruthy()
  expect(screen.getByRole('row', { name: /민법 제750조.*0\.91.*쓰임/ })).toBeTruthy()
  expect(screen.getByRole('row', { name: /doc-1 ?사내 규정/ })).toBeTruthy()
  rerender(
    <Localized>
      <PassageTable passages={[]} />
    </Localized>,
  )
  expect(screen.getByText('찾은 근거가 없습니다.')).toBeTruthy()
})

it('tells whoever may not see the texts that they may not', () => {
  const trace: Trace = {
    ...row({ question: '' }),
    traceId: '0'.repeat(31).concat('1'),
    locale: 'ko',
    inputTokens: null,
    outputTokens: null,
    cost: null,
    versions: {},
    answerText: '',
    isOwn: false,
    spans: [],
    passages: [],
  }
  render(
    <Localized>
      <TraceHeading trace={trace} />
    </Localized>,
  )
  expect(screen.getByRole('heading', { level: 1, name: '법률 AI 답변' })).toBeTruthy()
  expect(screen.getByText('질문과 답변의 내용은 본인만 볼 수 있습니다.')).toBeTruthy()
})
