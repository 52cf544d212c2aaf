/** @jest-environment node */

import type { AnswerEvent } from '@/lib/chat/request-schema'
import { readAnswerEvents } from '@/lib/chat/stream/event-reader'

const bytes = new TextEncoder()

/** A stream that comes in these pieces, and what was done with it in the end. */
function streamOf(pieces: (string | Uint8Array)[]) {
  const seen = { cancelled: false }
  const left = [...pieces]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift()
      if (piece === undefined) controller.close()
      else controller.enqueue(typeof piece === 'string' ? bytes.encode(piece) : piece)
    },
    cancel() {
      seen.cancelled = true
    },
  })
  return { body, seen }
}

async function read(pieces: (string | Uint8Array)[]): Promise<AnswerEvent[]> {
  const events: AnswerEvent[] = []
  for await (const event of readAnswerEvents(streamOf(pieces).body)) events.push(event)
  return events
}

const delta = (text: string) => `data: ${JSON.stringify({ type: 'text-delta', delta: text })}\n\n`

test('events are read one by one, however they are cut', async () => {
  const whole = `data: {"type":"start"}\n\n${delta('보증금')}${delta('을')}data: [DONE]\n\n`
  const expected = [
    { type: 'start' },
    { type: 'text-delta', delta: '보증금' },
    { type: 'text-delta', delta: '을' },
  ]
  expect(await read([whole])).toEqual(expected)
  expect(await read([...bytes.encode(whole)].map((byte) => Uint8Array.of(byte)))).toEqual(expected)
})

test('lines may end as they do on Windows', async () => {
  expect(await read([delta('가').replaceAll('\n', '\r\n'), delta('나')])).toHaveLength(2)
})

test('what is no event of ours is passed over', async () => {
  const strange = [
    'data: {"type":"reasoning-start","id":"1"}\n\n',
    'data: {broken\n\n',
    ': ping\n\n',
  ]
  expect(await read([...strange, delta('다')])).toEqual([{ type: 'text-delta', delta: '다' }])
})

test('a stream that is cut off in the middle of an event ends with the one before', async () => {
  expect(await read([delta('라'), 'data: {"type":"text-del'])).toEqual([
    { type: 'text-delta', delta: '라' },
  ])
})

test('whoever stops reading is sent no more', async () => {
  const { body, seen } = streamOf([delta('마'), delta('바'), delta('사')])
  for await (const _ of readAnswerEvents(body)) break
  expect(seen.cancelled).toBe(true)
})
