import { type AnswerEvent, answerEventSchema } from '@/lib/chat/request-schema'

/** Blocks of server-sent events: whole ones, and what has come of the next. */
function split(text: string): { blocks: string[]; rest: string } {
  const blocks = text.split(/\r?\n\r?\n/)
  return { rest: blocks.pop() ?? '', blocks }
}

function dataOf(block: string): string {
  return block
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n')
}

/** What is no event of ours is passed over: the protocol has more kinds than the chat uses. */
function parseEvent(data: string): AnswerEvent | null {
  try {
    return answerEventSchema.safeParse(JSON.parse(data)).data ?? null
  } catch {
    return null
  }
}

/**
 * Reads the stream of an answer, event by event. Ends where the stream ends, whether or not the answer is
 * whole: only `data-message` says that.
 * @throws what the connection throws when it breaks or is aborted.
 */
export async function* readAnswerEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<AnswerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let held = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      held += decoder.decode(value, { stream: !done })
      const { blocks, rest } = split(done ? `${held}\n\n` : held)
      held = rest
      for (const block of blocks) {
        const event = parseEvent(dataOf(block))
        if (event) yield event
      }
      if (done) return
    }
  } finally {
    // Whoever reads no further is not sent the rest.
    await reader.cancel().catch(() => {})
  }
}
