import { AppError, codeForStatus, type ErrorCode, type ErrorDetails, isErrorCode } from './errors'
import { retry, transientFailures } from './retry'

/** Spec 9. */
const timing = { timeoutMs: 30_000, attempts: 3, baseDelayMs: 1000 } as const

/** Why a call of the site's own API failed, in the browser. `status` is 0 when there was no answer. */
export class ApiError extends AppError {
  override readonly status: number
  /** When the server said how long to wait. */
  readonly retryAfterSeconds: number | null

  constructor(
    code: ErrorCode,
    status: number,
    options: { details?: ErrorDetails; retryAfterSeconds?: number | null; cause?: unknown } = {},
  ) {
    super(code, {
      internal: `${code} (${status})`,
      cause: options.cause,
      ...(options.details ? { details: options.details } : {}),
    })
    this.name = 'ApiError'
    this.status = status
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
  }
}

/** A zod schema, or anything else that parses. */
export type ResponseSchema<T> = { parse: (value: unknown) => T }

type QueryValue = string | number | boolean | null | undefined

export type ApiOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** What is null or undefined is left out. */
  query?: Record<string, QueryValue>
  /** A file or a form is sent as it is, anything else as JSON. */
  body?: unknown
  signal?: AbortSignal | undefined
  timeoutMs?: number
  /** How often it is tried at most. Three times when it only reads, once when it changes something. */
  attempts?: number
  /** The browser's own cache; what the server says of the answer holds unless this says otherwise. */
  cache?: RequestCache
}

export type ReadOptions<T> = ApiOptions & {
  /** Of `data`; a function loads the schema only once an answer is there, which keeps zod out of the first script. */
  schema: ResponseSchema<T> | (() => Promise<ResponseSchema<T>>)
  /** What the schema describes: the `data` of the envelope, or the whole body where there is more beside it. */
  part?: 'data' | 'body'
}

/** The address of a call, which is also its key in the cache of useApi. */
export function apiAddress(path: string, query: ApiOptions['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined)
  if (given.length === 0) return path
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** By hand, because zod must stay out of the script of public pages. */
async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  const error = isObject(body) && isObject(body.error) ? body.error : {}
  const code =
    typeof error.code === 'string' && isErrorCode(error.code)
      ? error.code
      : codeForStatus(response.status)
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new ApiError(code, response.status, {
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
    ...(isObject(error.details) ? { details: error.details as ErrorDetails } : {}),
  })
}

function isSentAsItIs(body: unknown): body is Blob | FormData {
  return body instanceof Blob || body instanceof FormData
}

function requestInit({ method = 'GET', body, cache = 'default' }: ApiOptions): RequestInit {
  if (body === undefined) return { method, cache }
  if (isSentAsItIs(body)) return { method, cache, body }
  const headers = { 'content-type': 'application/json' }
  return { method, cache, headers, body: JSON.stringify(body) }
}

/** One attempt. Aborted by the caller it throws the caller's reason, otherwise an ApiError. */
async function attempt<T>(
  { signal, timeoutMs = timing.timeoutMs }: ApiOptions,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  signal?.throwIfAborted()
  // It stays after the head has come, so that the caller can end a stream too.
  signal?.addEventListener('abort', abort, { once: true })
  const timer = setTimeout(abort, timeoutMs)
  try {
    return await work(controller.signal)
  } catch (thrown) {
    // The caller gave up: that is no failure of the API.
    signal?.throwIfAborted()
    if (thrown instanceof ApiError) throw thrown
    const code = controller.signal.aborted ? 'timeout' : 'network'
    throw new ApiError(code, 0, { cause: thrown })
  } finally {
    clearTimeout(timer)
  }
}

/** Asks again what only reads, when a later answer may be better. */
async function withRetries<T>(options: ApiOptions, task: () => Promise<T>): Promise<T> {
  const reads = options.method === undefined || options.method === 'GET'
  const attempts = options.attempts ?? (reads ? timing.attempts : 1)
  const policy = { attempts, baseDelay: timing.baseDelayMs, retryOn: transientFailures }
  try {
    return await retry(task, policy)
  } catch (thrown) {
    options.signal?.throwIfAborted()
    throw thrown
  }
}

async function fetchOk(path: string, options: ApiOptions, signal: AbortSignal): Promise<Response> {
  const response = await fetch(apiAddress(path, options.query), { ...requestInit(options), signal })
  if (!response.ok) throw await readError(response)
  return response
}

async function parseBody<T>(response: Response, options: ReadOptions<T>): Promise<T> {
  const schema = typeof options.schema === 'function' ? await options.schema() : options.schema
  const body: unknown = await response.json()
  const part = options.part === 'body' ? body : isObject(body) ? body.data : undefined
  try {
    return schema.parse(part)
  } catch (cause) {
    throw new ApiError('badGateway', response.status, { cause })
  }
}

/**
 * Calls the site's own API and reads the answer.
 * @throws ApiError; the signal's own reason when the caller aborted.
 */
export function apiRead<T>(path: string, options: ReadOptions<T>): Promise<T> {
  return withRetries(options, () =>
    attempt(options, async (signal) => parseBody(await fetchOk(path, options, signal), options)),
  )
}

/**
 * Calls the site's own API where only success or failure counts.
 * @throws ApiError; the signal's own reason when the caller aborted.
 */
export async function apiSend(path: string, options: ApiOptions): Promise<void> {
  await apiOpen(path, options)
}

/**
 * Calls the site's own API and leaves the body to the caller: a stream or a file. The time limit ends with
 * the head of the answer.
 * @throws ApiError; the signal's own reason when the caller aborted.
 */
export function apiOpen(path: string, options: ApiOptions): Promise<Response> {
  return withRetries(options, () => attempt(options, (signal) => fetchOk(path, options, signal)))
}
