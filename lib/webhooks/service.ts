import { type LookupAddress, lookup } from 'node:dns'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { addressProblem, isPublicAddress } from './address'

export type Delivery = {
  /** Of the answer; null where none came. */
  status: number | null
  /** Why none came: a word of ours or the code of the system. */
  error: string | null
  ms: number
}

export type PostOptions = {
  timeoutMs?: number
  // Tests post to this machine, and without a certificate.
  isAllowed?: (address: string) => boolean
  problemOf?: (url: string) => string | null
  send?: typeof request
}

class NotPublic extends Error {
  code = 'private'
}

/** Looks a name up and answers only when every address of it may be posted to: the one that is connected is checked. */
const publicLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (host, { family, hints }, done) => {
    // A name that leads nowhere comes without a list.
    const answer = (thrown: NodeJS.ErrnoException | null, found: LookupAddress[] = []) => {
      const [first] = found
      if (thrown || !first) done(thrown ?? new Error('ENOTFOUND'), '', 4)
      else if (!found.every(({ address }) => isAllowed(address)))
        done(new NotPublic('not a public address'), '', 4)
      else done(null, [first] as never)
    }
    lookup(host, { all: true, family: family ?? 0, ...(hints ? { hints } : {}) }, answer)
  }

/**
 * Posts to an address that somebody gave: https, public addresses alone, no redirects, one time limit for all of it.
 * What is answered is not read. Never throws.
 */
export function postWebhook(
  url: string,
  body: string,
  headers: Record<string, string>,
  {
    timeoutMs = 5000,
    isAllowed = isPublicAddress,
    problemOf = addressProblem,
    send = request,
  }: PostOptions = {},
): Promise<Delivery> {
  const started = performance.now()
  return new Promise((resolve) => {
    const end = (status: number | null, error: string | null) => {
      clearTimeout(timer)
      resolve({ status, error, ms: Math.round(performance.now() - started) })
    }
    let timer: NodeJS.Timeout | undefined
    const problem = problemOf(url)
    if (problem !== null) return end(null, problem)
    const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
    // A number is not looked up, so it is checked here.
    if (isIP(host) !== 0 && !isAllowed(host)) return end(null, 'private')
    const options = {
      method: 'POST',
      agent: false as const,
      lookup: publicLookup(isAllowed),
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Beopdap-Webhooks/1',
      },
    }
    const sent = send(url, options, (response) => {
      response.destroy()
      end(response.statusCode ?? null, null)
    })
    timer = setTimeout(() => {
      end(null, 'timeout')
      sent.destroy()
    }, timeoutMs)
    sent.on('error', (thrown: NodeJS.ErrnoException) =>
      end(null, (thrown.code ?? 'network').slice(0, 60)),
    )
    sent.end(body)
  })
}
