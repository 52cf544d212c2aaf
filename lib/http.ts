import { z } from 'zod'
import { AppError, codeForStatus, isErrorCode } from './errors'

export type JsonRequest<T> = {
  url: string
  /** What the answer must look like; anything else is a bad gateway. */
  schema: z.ZodType<T>
  timeoutMs: number
  method?: 'GET' | 'POST'
  body?: unknown
  headers?: Record<string, string>
}

const failureSchema = z.object({
  error: z.object({
    code: z.string(),
    details: z
      .record(
        z.string(),
        z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
      )
      .optional(),
  }),
})

/** By name: a DOMException is not everywhere an Error. */
function isTimeout(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null || !('name' in thrown)) return false
  return thrown.name === 'TimeoutError' || thrown.name === 'AbortError'
}

function connectionError(thrown: unknown): AppError {
  return new AppError(isTimeout(thrown) ? 'timeout' : 'network', {
    internal: thrown instanceof Error ? thrown.message : String(thrown),
    cause: thrown,
  })
}

async function readFailure(response: Response): Promise<AppError> {
  const text = await response.text().catch(() => '')
  const fallback = codeForStatus(response.status)
  const internal = `status ${response.status}`
  try {
    const { error } = failureSchema.parse(JSON.parse(text))
    if (!isErrorCode(error.code)) return new AppError(fallback, { internal })
    return new AppError(error.code, {
      internal,
      ...(error.details ? { details: error.details } : {}),
    })
  } catch {
    return new AppError(fallback, { internal })
  }
}

function parseResponse<T>(text: string, schema: z.ZodType<T>): T {
  let payload: unknown
  try {
    payload = JSON.parse(text)
  } catch (cause) {
    throw new AppError('badGateway', { internal: 'answer is not JSON', cause })
  }
  const parsed = schema.safeParse(payload)
  if (parsed.success) return parsed.data
  throw new AppError('badGateway', { internal: z.prettifyError(parsed.error), cause: parsed.error })
}

/**
 * Calls a JSON service within a time limit, the reading of the answer included.
 * @throws AppError `timeout`, `network`, the code that the service names, or `badGateway` for an answer
 *   of another shape.
 */
export async function fetchJson<T>(request: JsonRequest<T>): Promise<T> {
  let text: string
  try {
    const response = await fetch(request.url, {
      method: request.method ?? 'GET',
      signal: AbortSignal.timeout(request.timeoutMs),
      headers: {
        accept: 'application/json',
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...request.headers,
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    })
    if (!response.ok) throw await readFailure(response)
    text = await response.text()
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown
    throw connectionError(thrown)
  }
  return parseResponse(text, request.schema)
}
