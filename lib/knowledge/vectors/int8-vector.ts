/**
 * A vector in whole numbers from -127 to 127. Only directions are compared, so that no scale is kept: a fourth of
 * the memory of floats, and the same nearest passages.
 */
export function toInt8(vector: ArrayLike<number>): Int8Array {
  let largest = 0
  for (let i = 0; i < vector.length; i++) largest = Math.max(largest, Math.abs(vector[i] ?? 0))
  const out = new Int8Array(vector.length)
  if (largest > 0)
    for (let i = 0; i < vector.length; i++) out[i] = Math.round(((vector[i] ?? 0) / largest) * 127)
  return out
}

/** One over the length of a vector; 0 for one without a direction. */
export function inverseLength(vector: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < vector.length; i++) sum += (vector[i] ?? 0) ** 2
  return sum > 0 ? 1 / Math.sqrt(sum) : 0
}

/** The same direction at length one, so that products with it are cosines. */
export function toUnit(vector: ArrayLike<number>): Float32Array {
  const factor = inverseLength(vector)
  return Float32Array.from(vector, (value) => value * factor)
}

/** The product with the numbers that begin at `at`. */
export function productAt(query: Float32Array, vectors: Int8Array, at: number): number {
  // Four sums at a time need not wait for each other.
  const whole = query.length & ~3
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let i = 0; i < whole; i += 4) {
    const from = at + i
    a += (query[i] ?? 0) * (vectors[from] ?? 0)
    b += (query[i + 1] ?? 0) * (vectors[from + 1] ?? 0)
    c += (query[i + 2] ?? 0) * (vectors[from + 2] ?? 0)
    d += (query[i + 3] ?? 0) * (vectors[from + 3] ?? 0)
  }
  for (let i = whole; i < query.length; i++) a += (query[i] ?? 0) * (vectors[at + i] ?? 0)
  return a + b + c + d
}

/** The cosine of a question's unit vector with one that is kept. */
export const similarityOf = (query: Float32Array, vector: Int8Array): number =>
  productAt(query, vector, 0) * inverseLength(vector)
