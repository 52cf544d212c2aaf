import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the model does with one request, in order. */
export type Step =
  | { say: string }
  /** Sends nothing more, and keeps the connection. */
  | { stall: true }
  /** Ends the connection in the middle. */
  | { cut: true }
  /** Bytes as they are, instead of an event. */
  | { raw: string }
  | { finish: string; usage?: { input: number; output: number } }

export type Reply =
  | { steps: Step[] }
  | { status: number; body?: string; headers?: Record<string, string> }
  /** Writes without end. */
  | { endless: string }

export type ModelServer = {
  url: string
  /** What it was sent, the parsed bodies in order. */
  asked: Record<string, unknown>[]
  /** Replies of the next requests, or what makes one of what was asked; the last serves all further ones. */
  replies: (Reply | ((asked: string) => Reply))[]
  /** Resolves when a reply has come to its stall. */
  stalled: () => Promise<void>
  close: () => Promise<void>
}

/** An answer in pieces, well ended. */
export function streamedReply(text: string, usage = { input: 900, output: 120 }): Reply {
  const pieces = text.match(/[\s\S]{1,12}/g) ?? []
  return { steps: [...pieces.map((say) => ({ say })), { finish: 'stop', usage }] }
}

const chunk = (fields: object) =>
  `data: ${JSON.stringify({ id: 'answer', object: 'chat.completion.chunk', created: 1, model: 'loopback', ...fields })}\n\n`
const delta = (content: string) =>
  chunk({ choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] })

async function body(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const part of request) text += String(part)
  return JSON.parse(text)
}

/** An OpenAI-compatible endpoint on loopback that does what a test tells it. */
export async function startModelServer(port = 0): Promise<ModelServer> {
  const asked: ModelServer['asked'] = []
  const replies: ModelServer['replies'] = []
  let onStall: (() => void)[] = []
  let stalls = 0

  async function endless(response: ServerResponse, text: string): Promise<void> {
    let open = true
    response.on('close', () => {
      open = false
    })
    while (open) {
      if (!response.write(delta(text))) {
        await new Promise((resolve) => {
          response.once('drain', resolve)
          response.once('close', resolve)
        })
      } else await new Promise(setImmediate)
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    asked.push(await body(request))
    const next = replies.length > 1 ? replies.shift() : replies[0]
    const reply = typeof next === 'function' ? next(JSON.stringify(asked.at(-1))) : next
    if (!reply) {
      response.writeHead(500).end()
      return
    }
    if ('status' in reply) {
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
      response.end(reply.body ?? '{"error":{"message":"no"}}')
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    if ('endless' in reply) return endless(response, reply.endless)
    for (const step of reply.steps) {
      if ('say' in step) response.write(delta(step.say))
      else if ('raw' in step) response.write(step.raw)
      else if ('cut' in step) {
        // What was written must arrive before the connection goes.
        response.write('', () => setImmediate(() => response.destroy()))
        return
      } else if ('stall' in step) {
        stalls++
        for (const tell of onStall) tell()
        onStall = []
        return
      } else {
        response.write(chunk({ choices: [{ index: 0, delta: {}, finish_reason: step.finish }] }))
        if (step.usage) {
          const { input, output } = step.usage
          const usage = {
            prompt_tokens: input,
            completion_tokens: output,
            total_tokens: input + output,
          }
          response.write(chunk({ choices: [], usage }))
        }
        response.write('data: [DONE]\n\n')
      }
    }
    response.end()
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${bound}/v1`,
    asked,
    replies,
    stalled: () =>
      stalls > 0 ? Promise.resolve() : new Promise((resolve) => onStall.push(resolve)),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
