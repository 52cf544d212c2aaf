import type { Part } from '@/lib/chat/schema'
import { currentMessage } from '@/lib/chat/store/current-message'

const now = new Date('2026-11-21T03:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const parts: Part[] = [
  { kind: 'progress', stage: 'writing', sources: 4 },
  {
    kind: 'answer',
    streaming: true,
    blocks: [{ form: 'paragraph', pieces: [{ kind: 'text', text: '아직' }] }],
  },
]
const message = (state: 'writing' | 'failed' | 'stopped', updatedAt: Date, of = parts) =>
  currentMessage({ id: 'a', role: 'assistant', state, parts: of, updatedAt }, now)

it('an answer that is being written is shown as far as it is', () => {
  expect(message('writing', ago(170))).toEqual({
    id: 'a',
    role: 'assistant',
    state: 'writing',
    parts,
  })
})

it('an answer whose writer has died has failed, and shows nothing that was not checked', () => {
  expect(message('writing', ago(181))).toMatchObject({
    state: 'failed',
    parts: [{ kind: 'error', code: 'unavailable', retryable: true }],
  })
})

it('what failed keeps its own error', () => {
  const error: Part = { kind: 'error', code: 'timeout', retryable: true }
  expect(message('failed', ago(1000), [error]).parts).toEqual([error])
  expect(message('failed', ago(1000)).parts).toEqual([
    { kind: 'error', code: 'unavailable', retryable: true },
  ])
})
