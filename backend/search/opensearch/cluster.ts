import { z } from 'zod'
import { timing } from '@/lib/corpus/constants'
import { AppError, codeForStatus } from '@/lib/errors'

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

const failedSchema = z.object({ error: z.object({ reason: z.string().nullish() }) })
const manySchema = z.object({ responses: z.array(z.union([foundSchema, failedSchema])) })

/** By name: a DOMException is not everywhere an Error. */
const isTimeout = (thrown: unknown) =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'name' in thrown &&
  (thrown.name === 'TimeoutError' || thrown.name === 'AbortError')

/** The HTTP interface of an OpenSearch cluster. Name and password stand in the address. */
export class Cluster {
  private readonly base: string
  private readonly headers: Record<string, string> = { accept: 'application/json' }

  constructor(address: string) {
    const url = new URL(address)
    // fetch refuses an address with a password in it.
    if (url.username !== '') {
      const account = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
      this.headers.authorization = `Basic ${Buffer.from(account).toString('base64')}`
    }
    this.base = `${url.origin}${url.pathname.replace(/\/$/, '')}`
  }

  /** @throws AppError `timeout`, `network`, a code for the status, or `badGateway` for an odd answer. */
  async call<T>({ method, path, schema, body, lines, timeoutMs }: ClusterCall<T>): Promise<T> {
    const sent = lines
      ? lines.map((line) => `${JSON.stringify(line)}\n`).join('')
      : body === undefined
        ? undefined
        : JSON.stringify(body)
    const type = lines ? 'application/x-ndjson' : 'application/json'
    let status: number
    let text: string
    try {
      const response = await fetch(`${this.base}${path}`, {
        method,
        headers: sent === undefined ? this.headers : { ...this.headers, 'content-type': type },
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

  /** Several searches in one request; one that fails fails all. */
  async searchMany(searches: readonly { index: string; body: unknown }[]): Promise<Found[]> {
    const { responses } = await this.call({
      method: 'POST',
      path: '/_msearch',
      schema: manySchema,
      lines: searches.flatMap(({ index, body }) => [{ index }, body]),
    })
    if (responses.length !== searches.length)
      throw new AppError('badGateway', { internal: 'OpenSearch answered other searches' })
    return responses.map((response) => {
      if ('hits' in response) return response
      throw new AppError('badGateway', {
        internal: `OpenSearch search failed: ${response.error.reason ?? 'no reason given'}`,
      })
    })
  }
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
