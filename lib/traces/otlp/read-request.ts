import 'server-only'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { readBytes } from '@/lib/api'
import { AppError } from '@/lib/errors'
import { NotProtobuf, readProtobuf } from './protobuf'
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

function parseProtobuf(bytes: Buffer): unknown {
  try {
    return readProtobuf(bytes)
  } catch (thrown) {
    throw thrown instanceof NotProtobuf ? refuse('the body is not protobuf') : thrown
  }
}

const typeOf = (request: Request) =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

export const protobufType = 'application/x-protobuf'
/** A sender is answered in the type that it sends. */
export const sendsProtobuf = (request: Request): boolean => typeOf(request) === protobufType

/** Reads what a program sends. @throws AppError `validation`, which says what is wrong with it */
export async function readTraceRequest(request: Request, now: Date): Promise<ReadSpans> {
  if (!sendsProtobuf(request) && typeOf(request) !== 'application/json')
    throw refuse(`content-type: only application/json and ${protobufType} are taken`)
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? ''
  const bytes = await unpack(await readBytes(request, maxBodyBytes, tooLong), encoding)
  const body = sendsProtobuf(request) ? parseProtobuf(bytes) : parse(bytes)
  const read = readOtlp(body, now)
  if (!read)
    throw refuse('not an ExportTraceServiceRequest: resourceSpans is missing or not a list')
  return read
}
