import type { ServerResponse } from 'node:http'
import { processGlobal } from '@/lib/process-global'
import { currentExchange } from '@/lib/requests/exchange'
import { type KeptPage, makePage } from './kept-page'

const largestPage = 2 * 1024 * 1024

/** Answers in which something failed although their status is 200. */
const failed = () => processGlobal('failedResponses', () => new WeakSet<ServerResponse>())

/** The answer that is being made is not one to keep: called where a failure is reported. */
export function markResponseFailed(): void {
  const response = currentExchange()?.response
  if (response) failed().add(response)
}

/** Whether an answer says of itself that it is good, the same for everybody, and whole. */
function isForEverybody(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    /\bpublic\b/.test(String(response.getHeader('cache-control') ?? '')) &&
    !response.hasHeader('set-cookie') &&
    !failed().has(response)
  )
}

/** Lets an answer go out as it would, and hands over a copy of it, once it is whole, if it may be kept. */
export function recordResponse(response: ServerResponse, keep: (page: KeptPage) => void): void {
  const chunks: Buffer[] = []
  let bytes = 0
  const note = (chunk: unknown, encoding: unknown) => {
    if (chunk === undefined || chunk === null || typeof chunk === 'function') return
    const data =
      typeof chunk === 'string'
        ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
        : Buffer.from(chunk as Uint8Array)
    bytes += data.length
    if (bytes <= largestPage) chunks.push(data)
  }
  const { write, end } = response
  response.write = function noted(this: ServerResponse, ...args: unknown[]) {
    note(args[0], args[1])
    return Reflect.apply(write, this, args)
  } as typeof write
  response.end = function noted(this: ServerResponse, ...args: unknown[]) {
    note(args[0], args[1])
    return Reflect.apply(end, this, args)
  } as typeof end
  response.once('finish', () => {
    if (bytes > 0 && bytes <= largestPage && isForEverybody(response)) {
      keep(makePage(response.getHeaders(), Buffer.concat(chunks)))
    }
  })
}
