import { scrubTrace } from '@/lib/traces/scrub-trace'
import { receivedTrace } from '@/tests/factories/traces'

it('masks numbers of people wherever a trace has words, and leaves ids and case numbers', () => {
  const number = '900101-1234567'
  const trace = receivedTrace({
    question: `${number} 2012다31628`,
    attributes: { input: `카드 4111 1111 1111 1111`, list: ['a@example.com'] },
    excerpt: `계좌 110-123-456789`,
    traceId: '01012345678'.padEnd(32, '0'),
  })
  const scrubbed = scrubTrace(trace)
  expect(scrubbed.question).toBe('[resident-number] 2012다31628')
  expect(scrubbed.spans[0]?.attributes).toEqual({ input: '카드 [card]', list: ['[email]'] })
  expect(scrubbed.passages[0]?.excerpt).toBe('계좌 [account]')
  expect(scrubbed.traceId).toBe(trace.traceId)
  expect(scrubbed.spans[0]?.spanId).toBe(trace.spans[0]?.spanId)
})
