import { createUIMessageStream, createUIMessageStreamResponse } from 'ai'
import type { AnswerEvent } from '@/lib/chat/request-schema'

/** Called with what is to be streamed. */
export type Emit = (event: AnswerEvent) => void

/** The one text of a message has one name. */
const textId = 'answer'

type Chunk = Parameters<
  Parameters<Parameters<typeof createUIMessageStream>[0]['execute']>[0]['writer']['write']
>[0]

function chunkOf(event: AnswerEvent): Chunk {
  switch (event.type) {
    case 'text-start':
    case 'text-end':
      return { type: event.type, id: textId }
    case 'text-delta':
      return { type: event.type, id: textId, delta: event.delta }
    default:
      return event
  }
}

/** Proxies close what is silent for a minute. */
const keepAliveMs = 15_000

/**
 * Streams what the work says, as server-sent events in the protocol of the AI SDK. The work goes on when
 * nobody listens any more.
 */
export function streamEvents(work: (emit: Emit) => Promise<void>): Response {
  const stream = createUIMessageStream({
    execute: ({ writer }) => work((event) => writer.write(chunkOf(event))),
    onError: () => 'server',
  })
  return createUIMessageStreamResponse({
    stream,
    keepAliveMs,
    // Proxies that gather what they pass on would hold the stages back.
    headers: { 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
}
