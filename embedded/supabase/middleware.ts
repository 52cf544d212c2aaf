/** Answers a request itself, or changes what goes in or comes out of the next one. */
export type Handler = (request: Request) => Promise<Response>
export type Middleware = (request: Request, next: Handler) => Promise<Response>

/** Puts layers of middleware around a handler; the first of the list sees a request first. */
export const composeMiddleware = (layers: Middleware[], handler: Handler): Handler =>
  layers.reduceRight<Handler>((next, layer) => (request) => layer(request, next), handler)

const HEADERS = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...HEADERS, ...headers } })

/** An error as GoTrue writes it. supabase-js reads the code from the body or from this header. */
export const authError = (status: number, code: string, message: string): Response =>
  json({ code: status, error_code: code, msg: message }, status, { 'x-sb-error-code': code })

export const tooManyRequests = (): Response =>
  authError(429, 'over_request_rate_limit', 'Request rate limit reached')

/** The same request with another body. A stream can be read once, so the headers are copied. */
export function withBody(request: Request, body: BodyInit, headers: Record<string, string> = {}) {
  const copied = new Headers(request.headers)
  copied.delete('content-length')
  for (const [name, value] of Object.entries(headers)) copied.set(name, value)
  return new Request(request.url, { method: request.method, headers: copied, body })
}

const asObject = (body: unknown): Record<string, unknown> =>
  body && typeof body === 'object' && !Array.isArray(body) ? (body as Record<string, unknown>) : {}

/** The JSON object in a request, or an empty one; the request stays readable. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  return asObject(body)
}

/** The JSON object in an answer, or an empty one; the answer stays readable. */
export async function readAnswer(answer: Response): Promise<Record<string, unknown>> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  return asObject(body)
}

export const isCall = (request: Request, method: string, path: string): boolean =>
  request.method === method && new URL(request.url).pathname === path
