import { placeOf } from '@/backend/search/index/tier'
import { type Vectors, vectorSize } from './question-index'
import { damped, type TermSpace, type TermWeights } from './term-space'

/** Bytes of a unit vector: hardly any axis of one reaches this much. */
const highestAxis = 0.6
const highestByte = 127
const wordsPerVector = vectorSize / 4

const bytesOf = (words: Uint32Array) =>
  new Int8Array(words.buffer, words.byteOffset, words.byteLength)
const floatsOf = (words: Uint32Array) =>
  new Float32Array(words.buffer, words.byteOffset, words.length)

function normalise(vector: Float32Array): void {
  let square = 0
  for (const value of vector) square += value * value
  const scale = square > 0 ? 1 / Math.sqrt(square) : 0
  for (let i = 0; i < vector.length; i++) vector[i] = vector[i]! * scale
}

export type TermVectors = Omit<Vectors, 'articles'>

/** A byte for each axis of each term. */
export function packTerms({ keys, values }: TermSpace): TermVectors {
  const terms = new Uint32Array(keys.length * wordsPerVector)
  const scales = new Uint32Array(keys.length)
  const bytes = bytesOf(terms)
  const factors = floatsOf(scales)
  for (let term = 0; term < keys.length; term++) {
    const from = term * vectorSize
    let highest = 1e-9
    for (let i = 0; i < vectorSize; i++) highest = Math.max(highest, Math.abs(values[from + i]!))
    factors[term] = highest / highestByte
    for (let i = 0; i < vectorSize; i++)
      bytes[from + i] = Math.round((values[from + i]! * highestByte) / highest)
  }
  return { keys, scales, terms }
}

/** Where a text stands among the axes, as a unit vector; zeros when none of its terms is known. */
export function placeText({ keys, scales, terms }: TermVectors, text: TermWeights): Float32Array {
  const factors = floatsOf(scales)
  const bytes = bytesOf(terms)
  const vector = new Float32Array(vectorSize)
  for (const [key, weight] of text) {
    const term = placeOf(keys, key)
    if (term < 0) continue
    const factor = factors[term]! * damped(weight)
    const from = term * vectorSize
    for (let i = 0; i < vectorSize; i++) vector[i] = vector[i]! + factor * bytes[from + i]!
  }
  normalise(vector)
  return vector
}

/** Vectors of articles side by side, to be filled one by one. */
export class ArticleVectors {
  readonly words: Uint32Array
  private readonly bytes: Int8Array

  constructor(articles: number) {
    this.words = new Uint32Array(articles * wordsPerVector)
    this.bytes = bytesOf(this.words)
  }

  set(article: number, unit: Float32Array): void {
    for (let i = 0; i < vectorSize; i++) {
      const value = Math.round((unit[i]! * highestByte) / highestAxis)
      this.bytes[article * vectorSize + i] = Math.max(-highestByte, Math.min(highestByte, value))
    }
  }
}

/** Reads how near articles are in meaning to one text: the cosine, nothing below 0. */
export function nearnessTo(
  { articles }: Pick<Vectors, 'articles'>,
  unit: Float32Array,
): (article: number) => number {
  const bytes = bytesOf(articles)
  return (article) => {
    const from = article * vectorSize
    let dot = 0
    for (let i = 0; i < vectorSize; i++) dot += unit[i]! * bytes[from + i]!
    return Math.max(0, (dot * highestAxis) / highestByte)
  }
}
