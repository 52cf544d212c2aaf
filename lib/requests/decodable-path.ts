import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

const unreadable = '\ufffd'
const bytesOf = (run: string) => Buffer.from(run.replaceAll('%', ''), 'hex')

/** Bytes that are no letters, and percent signs of their own, as the letter that stands for what cannot be read. */
const readable = (path: string): string =>
  path.replace(/(?:%[0-9a-f]{2})+|%/gi, (run) =>
    encodeURIComponent(bytesOf(run).toString('utf8').replaceAll('%', unreadable) || unreadable),
  )

/**
 * The path of an address as one that can be decoded, twice because the language is taken out of it in between.
 * Next answers `%ff` and `%` with 500; mended they are a name that nothing has.
 */
export function decodablePath(address: string): string {
  const [path = '', ...query] = address.split('?')
  try {
    decodeURIComponent(decodeURIComponent(path))
    return address
  } catch {
    return [readable(path), ...query].join('?')
  }
}

/** Once, when the server starts (instrumentation.ts). */
export function mendPaths(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    if (request.url) request.url = decodablePath(request.url)
  })
}
