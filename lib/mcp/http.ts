import 'server-only'
import { createMcpHandler, validateHostHeader } from '@modelcontextprotocol/server'
import { fail, respond } from '@/lib/api'
import { identifyKey, presentedKey, takeUse } from '@/lib/api-keys/admission'
import { countKeyUse } from '@/lib/api-keys/count-use'
import { askForKey, refuseKey } from '@/lib/api-keys/respond-open'
import { type FoundKey, foundKeySchema } from '@/lib/api-keys/schema'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { createRateLimiter } from '@/lib/rate-limit'
import { type CallTaken, createLawServer, type SearchDocuments } from './server'

/** A text of 64,000 letters in a request of JSON. */
const maxRequestBodySize = 512 * 1024
/** Of an address: handshakes and lists are not counted against a key, which would cost clients their tools. */
const addressLimit = createRateLimiter({ name: 'mcp', points: 300, seconds: 10 })
const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Whether a request means this site: a page that has its own name point to us would name another. */
function isOwnHost(request: Request): boolean {
  const { hostname } = new URL(env().SITE_URL)
  const names = loopback.includes(hostname) ? loopback : [hostname]
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host')
  // Without a server before it there is no header, and the address says the same.
  return validateHostHeader(host ?? new URL(request.url).host, names).ok
}

/** Programs send no Origin. A page may only be one of this site, whatever it asks. */
function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return true
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host')
  return URL.canParse(origin) && new URL(origin).host === (host ?? new URL(request.url).host)
}

async function takeCall(key: FoundKey, tool: string): Promise<CallTaken> {
  const now = new Date()
  const taken = await takeUse(key, now)
  countKeyUse(key.id, `mcp:${tool}`, taken.ok, now)
  if (!taken.ok) {
    return { ok: false, limit: taken.limit ?? 'day', retryAfterSeconds: taken.retryAfter ?? 60 }
  }
  const { limitToday, leftToday } = taken.holder
  return { ok: true, quota: { limitToday, leftToday } }
}

/** Searches the documents of somebody, for a key that allows it. */
export type SearchOf = (
  holder: string,
  ...given: Parameters<SearchDocuments>
) => ReturnType<SearchDocuments>

const handlerOf = (searchOf: SearchOf) =>
  createMcpHandler(
    ({ authInfo }) => {
      const key = foundKeySchema.parse(authInfo?.extra?.key)
      const { SITE_URL: siteUrl } = env()
      return createLawServer({
        siteUrl,
        takeCall: (tool) => takeCall(key, tool),
        // Without this permission beside `mcp` the tool is not even listed.
        ...(key.scopes.includes('documents:read')
          ? { searchDocuments: (given) => searchOf(key.userId, given) }
          : {}),
      })
    },
    {
      maxRequestBodySize,
      // Nothing here changes while somebody listens, and a stream would hold a connection.
      maxSubscriptions: 0,
      onerror: (error) => log.warn('mcp.request', { reason: error.message.slice(0, 200) }),
    },
  )
type Handler = ReturnType<typeof handlerOf>

function serve(
  handler: Handler,
  request: Request,
  key: FoundKey,
  token: string,
): Promise<Response> {
  const expiresAt = Math.floor(new Date(key.expiresAt).getTime() / 1000)
  const scopes = [...key.scopes]
  return handler.fetch(request, {
    authInfo: { token, clientId: key.id, scopes, expiresAt, extra: { key } },
  })
}

/**
 * The Model Context Protocol over streamable HTTP: every request stands for itself and brings a key that
 * allows `mcp`. Calls of tools count against the key, nothing else does.
 */
export function mcpResponder(searchOf: SearchOf): (request: Request) => Promise<Response> {
  const handler = handlerOf(searchOf)
  return (request) =>
    respond(
      request,
      async () => {
        if (!isOwnHost(request) || !isOwnOrigin(request)) {
          return fail(new AppError('forbidden').toBody())
        }
        const token = presentedKey(request.headers)
        if (token === null) return askForKey()
        const identified = await identifyKey(token, 'mcp', new Date())
        if (!identified.ok) return refuseKey(identified, 'mcp')
        return serve(handler, request, identified.found, token)
      },
      addressLimit,
    )
}
