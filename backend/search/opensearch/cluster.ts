import { z } from 'zod'
import { timing } from '@/lib/corpus/constants'
import { AppError, codeForStatus, type ErrorCode, toAppError } from '@/lib/errors'
import { connectionFailures } from '@/lib/retry'

/** One request to the cluster: a JSON body, or the lines of `_bulk` and `_msearch`. */
export type ClusterCall<T> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  schema: z.ZodType<T>
  body?: unknown
  lines?: readonly unknown[]
  timeoutMs?: number
}

const hitSchema = z.object({
  _id: z.string(),
  _score: z.number().nullish(),
  _source: z.record(z.string(), z.unknown()).optional(),
})

const foundSchema = z.object({
  hits: z.object({ total: z.object({ value: z.number() }).optional(), hits: z.array(hitSchema) }),
  aggregations: z
    .record(
      z.string(),
      z.object({
        buckets: z.array(
          z.object({ key: z.union([z.string(), z.number()]), doc_count: z.number() }),
        ),
      }),
    )
    .optional(),
})
export type Found = z.infer<typeof foundSchema>

const failedSchema = z.object({
  error: z.object({ reason: z.string().nullish() }),
  status: z.number().nullish(),
})
const manySchema = z.object({ responses: z.array(z.union([foundSchema, failedSchema])) })

/** By name: a DOMException is not everywhere an Error. */
const isTimeout = (thrown: unknown) =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'name' in thrown &&
  (thrown.name === 'TimeoutError' || thrown.name === 'AbortError')

/** What a node says that is gone, going, or without the rest of its cluster. */
const nodeFailures: ReadonlySet<ErrorCode> = new Set([...connectionFailures, 'unavailable'])

type NodeAddress = { base: string; headers: Record<string, string> }

function readAddress(address: string): NodeAddress {
  const url = new URL(address)
  const headers: Record<string, string> = { accept: 'application/json' }
  // fetch refuses an address with a password in it.
  if (url.username !== '') {
    const account = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
    headers.authorization = `Basic ${Buffer.from(account).toString('base64')}`
  }
  return { base: `${url.origin}${url.pathname.replace(/\/$/, '')}`, headers }
}

/**
 * The HTTP interface of an OpenSearch cluster: one node is asked, and the next one when it fails.
 * Searches and documents with ids may be sent twice; a load of which another step was is given up.
 */
export class Cluster {
  private readonly nodes: readonly NodeAddress[]
  private asked = 0

  /** @param addresses of its nodes, by commas; name and password stand in the address */
  constructor(addresses: string) {
    this.nodes = addresses.split(',').map((address) => readAddress(address.trim()))
  }

  /** @throws AppError `timeout`, `network`, a code for the status, or `badGateway` for an odd answer. */
  call<T>(call: ClusterCall<T>): Promise<T> {
    return this.onSomeNode((node) => callNode(node, call))
  }

  /** Several searches in one request; one that fails fails all. */
  searchMany(searches: readonly { index: string; body: unknown }[]): Promise<Found[]> {
    return this.onSomeNode((node) => searchNode(node, searches))
  }

  private async onSomeNode<T>(ask: (node: NodeAddress) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const node = this.nodes[this.asked]!
      try {
        return await ask(node)
      } catch (thrown) {
        const { code } = toAppError(thrown)
        if (!nodeFailures.has(code)) throw thrown
        // Of several calls that fail at once, the first has already turned to another node.
        if (this.nodes[this.asked] === node) this.asked = (this.asked + 1) % this.nodes.length
        if (attempt >= this.attempts(code)) throw thrown
      }
    }
  }

  /** A single address may stand for many nodes: it is asked again, unless it kept us waiting. */
  private attempts(code: ErrorCode): number {
    return code === 'timeout' ? this.nodes.length : Math.max(2, this.nodes.length)
  }
}

async function searchNode(
  node: NodeAddress,
  searches: readonly { index: string; body: unknown }[],
): Promise<Found[]> {
  const { responses } = await callNode(node, {
    method: 'POST',
    path: '/_msearch',
    schema: manySchema,
    lines: searches.flatMap(({ index, body }) => [
      // Of a node that dies between finding and fetching, the answer would be without hits.
      { index, allow_partial_search_results: false },
      body,
    ]),
  })
  if (responses.length !== searches.length)
    throw new AppError('badGateway', { internal: 'OpenSearch answered other searches' })
  return responses.map((response) => {
    if ('hits' in response) return response
    const internal = `OpenSearch search failed: ${response.error.reason ?? 'no reason given'}`
    const isBroken = codeForStatus(response.status ?? 0) === 'unavailable'
    throw new AppError(isBroken ? 'unavailable' : 'badGateway', { internal })
  })
}

async function callNode<T>(
  { base, headers }: NodeAddress,
  { method, path, schema, body, lines, timeoutMs }: ClusterCall<T>,
): Promise<T> {
  const sent = lines
    ? lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    : body === undefined
      ? undefined
      : JSON.stringify(body)
  const type = lines ? 'application/x-ndjson' : 'application/json'
  let status: number
  let text: string
  try {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: sent === undefined ? headers : { ...headers, 'content-type': type },
      signal: AbortSignal.timeout(timeoutMs ?? timing.httpTimeout),
      ...(sent === undefined ? {} : { body: sent }),
    })
    status = response.status
    text = await response.text()
  } catch (cause) {
    const internal = `OpenSearch ${method} ${path}: ${cause instanceof Error ? cause.message : cause}`
    throw new AppError(isTimeout(cause) ? 'timeout' : 'network', { internal, cause })
  }
  if (status >= 300) {
    const internal = `OpenSearch ${method} ${path}: ${status} ${text.slice(0, 500)}`
    throw new AppError(codeForStatus(status), { internal })
  }
  return parseAnswer(text, schema, `OpenSearch ${method} ${path}`)
}

function parseAnswer<T>(text: string, schema: z.ZodType<T>, what: string): T {
  let payload: unknown
  try {
    payload = JSON.parse(text)
  } catch (cause) {
    throw new AppError('badGateway', { internal: `${what}: answer is not JSON`, cause })
  }
  const parsed = schema.safeParse(payload)
  if (parsed.success) return parsed.data
  throw new AppError('badGateway', { internal: `${what}: ${z.prettifyError(parsed.error)}` })
}
