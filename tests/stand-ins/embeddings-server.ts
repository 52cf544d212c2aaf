import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Instead of vectors: an answer of another kind, or none at all. */
export type EmbeddingReply = { status: number } | { body: string } | { stall: true } | 'vectors'

export type EmbeddingsServer = {
  url: string
  /** The texts of each request, in order. */
  asked: string[][]
  /** What the requests said beside their texts. */
  requests: { model: unknown; authorization: string | undefined }[]
  /** Of the next requests; when none is left, vectors come. */
  replies: EmbeddingReply[]
  /** What every further request is answered, while it is set. */
  always: EmbeddingReply | null
  vectorOf: (text: string) => number[]
  close: () => Promise<void>
}

async function body(request: IncomingMessage): Promise<{ model: unknown; input: string[] }> {
  let text = ''
  for await (const part of request) text += String(part)
  return JSON.parse(text)
}

/** An OpenAI-compatible endpoint for embeddings on loopback; it answers the last text first. */
export async function startEmbeddingsServer(
  vectorOf: (text: string) => number[],
): Promise<EmbeddingsServer> {
  const stand: EmbeddingsServer = {
    url: '',
    asked: [],
    requests: [],
    replies: [],
    always: null,
    vectorOf,
    close: async () => {},
  }
  const server = createServer(async (request, response) => {
    const { model, input } = await body(request)
    stand.asked.push(input)
    stand.requests.push({ model, authorization: request.headers.authorization })
    const reply = stand.replies.shift() ?? stand.always ?? 'vectors'
    if (request.url !== '/v1/embeddings') return response.writeHead(404).end()
    if (reply !== 'vectors' && 'stall' in reply) return undefined
    if (reply !== 'vectors' && 'status' in reply)
      return response.writeHead(reply.status).end('{"error":{"message":"no"}}')
    const data = input.map((text, index) => ({ index, embedding: stand.vectorOf(text) })).reverse()
    response.writeHead(200, { 'content-type': 'application/json' })
    return response.end(reply === 'vectors' ? JSON.stringify({ model, data }) : reply.body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  stand.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  stand.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return stand
}
