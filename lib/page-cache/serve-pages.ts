import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { log } from '@/lib/log'
import type { SiteState } from '@/lib/site-state/schema'
import { sendPage } from './kept-page'
import { pageKey, takesGzip } from './page-key'
import type { PageStore } from './page-store'
import { recordResponse } from './record-response'

export type PageServing = {
  store: PageStore
  /** What pages are made of; null while nobody can say, and then none is kept. */
  edition: () => Promise<string | null>
  siteState: () => Promise<Pick<SiteState, 'maintenance' | 'cache'>>
}

/** Answers from the store, or lets `make` answer and keeps what it made. */
async function answer(
  serving: PageServing,
  key: string,
  [request, response]: [IncomingMessage, ServerResponse],
  make: () => void,
): Promise<void> {
  const { store } = serving
  const [state, edition] = await Promise.all([serving.siteState(), serving.edition()])
  // A closed site answers nobody from here; with caching off nothing is kept that may be wrong later.
  if (!state.cache) store.clear()
  if (state.maintenance || !state.cache || edition === null) return make()
  const found = await store.get(edition, key)
  if (found) return sendPage(request, response, found)
  // As the key says: no other encoding than the one that is kept.
  request.headers['accept-encoding'] = takesGzip(request) ? 'gzip' : 'identity'
  recordResponse(response, (page) => {
    void serving
      .edition()
      .then((now) => (now === edition ? store.set(edition, key, page) : undefined))
  })
  make()
}

/** What stands before the listener of a server. */
export function servingPages(serving: PageServing, listener: RequestListener): RequestListener {
  return (request, response) => {
    const make = () => listener(request, response)
    const key = pageKey(request)
    if (key === null) return make()
    answer(serving, key, [request, response], make).catch((thrown) => {
      log.warn('pageCache.failed', { reason: thrown instanceof Error ? thrown.message : 'unknown' })
      if (response.headersSent) response.destroy()
      else make()
    })
  }
}

/** Once, when the server starts (instrumentation.ts): puts it before whatever answers in this process. */
export function servePages(serving: PageServing): void {
  const known = new WeakSet<Server>()
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server }
    if (known.has(server)) return
    known.add(server)
    // Before this request is given to its listeners.
    for (const listener of server.listeners('request') as RequestListener[]) {
      server.removeListener('request', listener)
      server.on('request', servingPages(serving, listener))
    }
  })
}
