import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { z } from 'zod'

/** An answer as it went out, with its own mark (`etag`). */
export type KeptPage = { headers: Record<string, string | string[]>; body: Buffer }

/** Of one connection, or of one moment. */
const passing = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])

const headersSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/** @param sent the headers of the answer */
export function makePage(sent: OutgoingHttpHeaders, body: Buffer): KeptPage {
  const kept = Object.entries(sent).flatMap(([name, value]) =>
    value === undefined || passing.has(name.toLowerCase())
      ? []
      : [[name.toLowerCase(), Array.isArray(value) ? value : String(value)] as const],
  )
  const mark = createHash('sha1').update(body).digest('base64url')
  return {
    headers: {
      ...Object.fromEntries(kept),
      etag: `W/"${mark}"`,
      'content-length': `${body.length}`,
    },
    body,
  }
}

/** One file: the headers in the first line, then the body. */
export const writePage = ({ headers, body }: KeptPage): Buffer =>
  Buffer.concat([Buffer.from(`${JSON.stringify(headers)}\n`), body])

/** Null for a file that is no page. */
export function readPage(bytes: Buffer): KeptPage | null {
  const end = bytes.indexOf(10)
  try {
    const headers = headersSchema.parse(JSON.parse(bytes.subarray(0, end).toString('utf8')))
    const body = bytes.subarray(end + 1)
    return headers['content-length'] === `${body.length}` ? { headers, body } : null
  } catch {
    return null
  }
}

/** Answers with a kept page, or says that the browser's copy is still the same. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  const { 'content-length': length, ...headers } = page.headers
  if (request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304, headers).end()
  } else {
    response.writeHead(200, { ...headers, 'content-length': String(length) }).end(page.body)
  }
}
