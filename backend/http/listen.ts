import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { isLoopbackHost, refuseForeignHosts } from '@/lib/requests/loopback'

export type Listening = { port: number; close: () => Promise<void> }

/** A query of 2,000 Hangul is 18 kB in an address; Node's own limit of 16 kB would cut it off without a word. */
const LONGEST_HEADER = 256 * 1024
const CLOSE_LIMIT_MS = 5000

/** As an address has it: IPv6 in brackets. */
const bracketed = (hostname: string) => (hostname.includes(':') ? `[${hostname}]` : hostname)

/** Listens, on loopback for this machine's names alone; `close` lets running requests finish, but not for ever. */
export async function listen(app: Hono, hostname: string, port: number): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: isLoopbackHost(bracketed(hostname)) ? refuseForeignHosts(app.fetch) : app.fetch,
    serverOptions: { maxHeaderSize: LONGEST_HEADER },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, resolve)
  })
  const close = () =>
    new Promise<void>((resolve) => {
      const limit = setTimeout(() => {
        if ('closeAllConnections' in server) server.closeAllConnections()
      }, CLOSE_LIMIT_MS)
      server.close(() => {
        clearTimeout(limit)
        resolve()
      })
      if ('closeIdleConnections' in server) server.closeIdleConnections()
    })
  return { port: (server.address() as AddressInfo).port, close }
}
