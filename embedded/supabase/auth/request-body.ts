import { z } from 'zod'
import { authError, json, type Middleware, withBody } from '@/embedded/supabase/middleware'

const MAX_BYTES = 1024 * 1024
const MAX_READ_BYTES = 16 * MAX_BYTES
/** GoTrue's own pattern, and what the column holds. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/
const MAX_EMAIL = 255
/** bcrypt reads no further: two longer passwords with the same beginning would be one. */
const MAX_PASSWORD_BYTES = 72
/** What a migration holds metadata to; hosted Auth has no limit of its own. Merged with what is there it may be more. */
const MAX_DATA_BYTES = 1536
/** What PostgreSQL cannot store: the character zero and half a pair. */
const UNSTORABLE = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i

const text = z.string().nullish()
const bodySchema = z.looseObject({
  email: text,
  phone: text,
  password: text,
  type: text,
  token: text,
  token_hash: text,
  refresh_token: text,
  nonce: text,
  data: z.record(z.string(), z.unknown()).nullish(),
})

/**
 * Reads on past the limit without keeping anything, because whoever is cut off while sending never
 * hears why; but not for ever.
 * @returns the body, or null when it is larger than any call of Auth needs
 */
async function readBounded(request: Request): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > MAX_READ_BYTES) break
    if (size <= MAX_BYTES) chunks.push(value)
  }
  if (size > MAX_BYTES) return null
  return Buffer.concat(chunks).toString('utf8')
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function refusal(given: z.infer<typeof bodySchema>): Response | null {
  const invalid = (message: string) => authError(400, 'validation_failed', message)
  if (UNSTORABLE.test(JSON.stringify(given))) return invalid('Unsupported Unicode escape sequence')
  if (given.email && (given.email.length > MAX_EMAIL || !EMAIL.test(given.email.trim()))) {
    return invalid('Unable to validate email address: invalid format')
  }
  if (Buffer.byteLength(JSON.stringify(given.data ?? {})) > MAX_DATA_BYTES) {
    return invalid('User metadata is too large')
  }
  if (Buffer.byteLength(given.password ?? '') > MAX_PASSWORD_BYTES) {
    return invalid(`Password cannot be longer than ${MAX_PASSWORD_BYTES} characters`)
  }
  return null
}

/** In front of every call of Auth: only a small JSON object of the known shape goes on. */
export const requestBody: Middleware = async (request, next) => {
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith('/auth/v1/') || !request.body) return next(request)
  const body = await readBounded(request)
  if (body === null) return json({ message: 'Request body too large' }, 413)
  if (body === '') return next(withBody(request, ''))
  const read = bodySchema.safeParse(parse(body))
  if (!read.success) {
    return authError(400, 'bad_json', 'Could not parse request body as JSON')
  }
  // An absent value and null are the same to GoTrue, but not to lite.
  const given = Object.fromEntries(Object.entries(read.data).filter(([, value]) => value !== null))
  return refusal(read.data) ?? next(withBody(request, JSON.stringify(given)))
}
