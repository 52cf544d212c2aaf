import { type HeldPart, readRanges } from '@/lib/knowledge/index/index-files'
import { inverseLength } from './int8-vector'
import type { PassageVector } from './vector-store'

/** The vectors of one version of a document, one behind the other, by passage. */
export type VectorFile = {
  dimension: number
  passages: Uint32Array
  /** One over each length, so that a product becomes a cosine. */
  factors: Float32Array
  hashes: Uint8Array
  vectors: Int8Array
}

const magic = 0x76656331
const headBytes = 12
/** Of sha256: enough that two texts are never taken for one. */
export const hashBytes = 16

export const hashAt = ({ hashes }: VectorFile, no: number): string =>
  Buffer.from(hashes.buffer, hashes.byteOffset + no * hashBytes, hashBytes).toString('hex')

export const vectorAt = ({ vectors, dimension }: VectorFile, no: number): Int8Array =>
  vectors.subarray(no * dimension, (no + 1) * dimension)

/** @param all in any order, of one length */
export function buildVectorFile(all: readonly PassageVector[]): Uint8Array {
  const sorted = [...all].sort((a, b) => a.passage - b.passage)
  const dimension = sorted[0]?.vector.length ?? 0
  const head = new Uint32Array([magic, dimension, sorted.length])
  const parts = [
    head,
    Uint32Array.from(sorted, ({ passage }) => passage),
    Float32Array.from(sorted, ({ vector }) => inverseLength(vector)),
  ].map((words) => Buffer.from(words.buffer))
  const hashes = sorted.map(({ hash }) => Buffer.from(hash, 'hex'))
  const vectors = sorted.map(({ vector }) =>
    Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength),
  )
  return Buffer.concat([...parts, ...hashes, ...vectors])
}

/** @throws Error when it is none of this version, or cut short */
export function openVectorFile(file: string): HeldPart<VectorFile> {
  const [head] = readRanges(file, [[0, headBytes]])
  const [mark, dimension = 0, count = 0] = new Uint32Array(head?.buffer ?? new ArrayBuffer(0))
  if (mark !== magic) throw new Error('no vectors of this version')
  let at = headBytes
  const next = (length: number): [number, number] => {
    at += length
    return [at - length, at]
  }
  const sizes = [count * 4, count * 4, count * hashBytes, count * dimension]
  const read = readRanges(file, sizes.map(next))
  const [passages, factors, hashes, vectors] = read.map(({ buffer }) => buffer)
  const value = {
    dimension,
    passages: new Uint32Array(passages ?? new ArrayBuffer(0)),
    factors: new Float32Array(factors ?? new ArrayBuffer(0)),
    hashes: new Uint8Array(hashes ?? new ArrayBuffer(0)),
    vectors: new Int8Array(vectors ?? new ArrayBuffer(0)),
  }
  return { value, bytes: at }
}
