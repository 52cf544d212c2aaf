import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Listens on a free port of this machine. @returns the port */
export async function listenLocally(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('listens on no port')
  return address.port
}

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenLocally(server)
  server.close()
  await once(server, 'close')
  return port
}
