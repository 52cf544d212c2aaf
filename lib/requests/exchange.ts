import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { processGlobal } from '@/lib/process-global'

export type Exchange = { request: IncomingMessage; response: ServerResponse }

const current = () => processGlobal('exchange', () => new AsyncLocalStorage<Exchange>())

/** Once, when the server starts (instrumentation.ts): every request finds its own response. */
export function trackResponses(): void {
  subscribe('http.server.request.start', (message) => current().enterWith(message as Exchange))
}

/** The request that is being answered, and its answer. */
export const currentExchange = (): Exchange | undefined => current().getStore()
