import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { ZodError } from 'zod'
import { log } from '@/lib/log'
import { isSameSecret } from '@/lib/security/same-secret'

/** What is asked by POST with JSON, and answered with JSON; null is answered as 404. */
export type Routes = Record<string, (body: unknown) => Promise<object | null>>

/** A file of 10 MB, written in base64. Only who has the key is read at all. */
const mostBytes = 14 * 1024 * 1024

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += (chunk as Buffer).length
    if (bytes > mostBytes) throw new SyntaxError('too large')
    chunks.push(chunk as Buffer)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

function send(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

async function answer(
  routes: Routes,
  key: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'GET' && request.url === '/health')
    return send(response, 200, { ok: true })
  const route = request.method === 'POST' ? routes[request.url ?? ''] : undefined
  if (!route) return send(response, 404, { error: 'not_found' })
  // Whoever has the key may ask for anybody's documents; without one set, nobody may.
  if (!key || !isSameSecret(request.headers.authorization ?? '', `Bearer ${key}`))
    return send(response, 401, { error: 'unauthorized' })
  const found = await route(await bodyOf(request))
  send(response, found ? 200 : 404, found ?? { error: 'not_found' })
}

/** Answers on loopback: to the launcher whether the worker runs, to the site what is in the indexes. */
export async function listen(
  port: number,
  routes: Routes,
  key: string | undefined,
): Promise<Server> {
  const server = createServer((request, response) => {
    answer(routes, key, request, response).catch((thrown: unknown) => {
      const isBad = thrown instanceof ZodError || thrown instanceof SyntaxError
      if (!isBad)
        log.error('worker.request-failed', {
          path: request.url ?? '',
          reason: thrown instanceof Error ? thrown.message : String(thrown),
        })
      send(response, isBad ? 400 : 500, { error: isBad ? 'bad_request' : 'failed' })
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return server
}
