import 'server-only'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { readBytes } from '@/lib/api'
import { AppError } from '@/lib/errors'
import { type ReadSpans, readOtlp } from './read-otlp'
import { maxBodyBytes } from './wire-schema'

const unzip = promisify(gunzip)

/** `problem` is for whoever sets the sender up. */
const refuse = (problem: string) => new AppError('validation', { details: { problem } })
const tooLong = () =>
  refuse(`more than ${maxBodyBytes} bytes, packed or unpacked: send smaller batches`)

async function unpack(bytes: Buffer, encoding: string): Promise<Buffer> {
  if (encoding === '' || encoding === 'identity') return bytes
  if (encoding !== 'gzip') throw refuse(`content-encoding ${encoding}: only gzip is taken`)
  try {
    return await unzip(bytes, { maxOutputLength: maxBodyBytes })
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException
    throw code === 'ERR_BUFFER_TOO_LARGE' ? tooLong() : refuse('the body is not gzip')
  }
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw refuse('the body is not JSON')
  }
}

/** Reads what a program sends. @throws AppError `validation`, which says what is wrong with it */
export async function readTraceRequest(request: Request, now: Date): Promise<ReadSpans> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw refuse(
      'content-type: only application/json is taken (OTEL_EXPORTER_OTLP_PROTOCOL=http/json)',
    )
  }
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? ''
  const bytes = await unpack(await readBytes(request, maxBodyBytes, tooLong), encoding)
  const read = readOtlp(parse(bytes), now)
  if (!read)
    throw refuse('not an ExportTraceServiceRequest: resourceSpans is missing or not a list')
  return read
}
