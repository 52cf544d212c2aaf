import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { notFound } from 'next/navigation'
import { processGlobal } from './process-global'

type Exchange = { request: IncomingMessage; response: ServerResponse }

const current = () => processGlobal('exchange', () => new AsyncLocalStorage<Exchange>())

/** Once, when the server starts (instrumentation.ts): every request finds its own response. */
export function trackResponses(): void {
  subscribe('http.server.request.start', (message) => current().enterWith(message as Exchange))
}

/**
 * Gives the page that is being rendered the status 404, so that it can say itself what is missing. After
 * `notFound()` Next sends an empty document instead, which only script fills.
 * @throws what `notFound()` throws, where the response is out of reach: its status is right everywhere.
 */
export function respondNotFound(): void {
  const exchange = current().getStore()
  if (!exchange || exchange.response.headersSent) notFound()
  // Asked for by script on the way from another page, which shows the answer only when it is a success.
  if (exchange.request.headers.rsc) return
  exchange.response.statusCode = 404
}
