import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import type { Env } from '@/lib/env'
import { log } from '@/lib/log'
import { isLoopback, normalizeAddress } from '@/lib/site-state/ip-address'
import { unknownClient } from './client-address'
import { isLoopbackUrl } from './loopback'

/** How the site stands behind proxies. */
export type Proxies = {
  /** How many proxies append to x-forwarded-for; 0 when people reach the site itself. */
  hops: number
  /** The site is for this machine alone, so that its own address is a person's. */
  isLocalSite: boolean
}

/** How the settings say it stands. An https address that names no proxy is warned of: this server speaks http. */
export function proxiesOf({
  SITE_URL,
  TRUSTED_PROXIES: hops,
}: Pick<Env, 'SITE_URL' | 'TRUSTED_PROXIES'>): Proxies {
  if (hops === undefined && SITE_URL.startsWith('https:')) {
    log.warn('proxies.unset', {
      reason:
        'SITE_URL is https, so a proxy stands before the site: set TRUSTED_PROXIES to how many',
    })
  }
  return { hops: hops ?? 0, isLocalSite: isLoopbackUrl(SITE_URL) }
}

type Arrival = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }

const words = (header: string | string[] | undefined): string[] =>
  [header ?? []].flat().flatMap((line) =>
    line
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  )

/** Some proxies add the port that the client came from. */
const withoutPort = (word: string) =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(word)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(word)?.[1] ?? word

const isThisMachine = (address: string) => isLoopback(normalizeAddress(address) ?? '')

/** What a proxy says of the client, whether it is trusted or not. */
function claimedClients({ headers }: Arrival): string[] {
  return [
    ...words(headers['x-forwarded-for']),
    ...words(headers['x-real-ip']),
    ...words(headers.forwarded),
  ]
}

/**
 * The address of the client: what the last trusted proxy saw. Without proxies it is the socket's; where that is
 * this machine although the request came from elsewhere, some proxy is not named, and nobody is known.
 */
export function clientOf(arrival: Arrival, { hops, isLocalSite }: Proxies): string {
  if (hops > 0) {
    const word = words(arrival.headers['x-forwarded-for']).at(-hops)
    return word ? withoutPort(word) : unknownClient
  }
  const address = normalizeAddress(arrival.socket.remoteAddress ?? '')
  if (!address) return unknownClient
  if (!isLoopback(address)) return address
  return isLocalSite && claimedClients(arrival).every(isThisMachine) ? address : unknownClient
}

const arrivals = 'http.server.request.start'

/**
 * Once, when the server starts (instrumentation.ts): each request of this process carries one address in
 * x-forwarded-for, the client's. Next itself writes the socket's there only where the client wrote nothing.
 * @returns stops it
 */
export function trustForwardedHeaders(proxies: Proxies): () => void {
  const writeClient = (message: unknown) => {
    const { request } = message as { request: IncomingMessage }
    request.headers['x-forwarded-for'] = clientOf(request, proxies)
  }
  subscribe(arrivals, writeClient)
  return () => unsubscribe(arrivals, writeClient)
}
