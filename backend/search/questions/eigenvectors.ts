const mostSweeps = 60

/**
 * Eigenvalues and eigenvectors of a small symmetric matrix by cyclic Jacobi rotations.
 * @param lower the matrix row by row; only its lower half is read
 * @returns values, largest first, and vectors as columns of a row-major matrix in the same order
 */
export function eigenvectors(
  lower: Float64Array,
  size: number,
): { values: Float64Array; vectors: Float64Array } {
  const a = new Float64Array(size * size)
  const v = new Float64Array(size * size)
  for (let i = 0; i < size; i++) {
    v[i * size + i] = 1
    for (let j = 0; j <= i; j++) {
      a[i * size + j] = lower[i * size + j]!
      a[j * size + i] = lower[i * size + j]!
    }
  }
  const trace = Math.max(
    1e-300,
    sumOf(size, (i) => Math.abs(a[i * size + i]!)),
  )
  for (let sweep = 0; sweep < mostSweeps; sweep++) {
    let off = 0
    for (let p = 0; p < size; p++)
      for (let q = p + 1; q < size; q++) {
        const element = a[p * size + q]!
        off += Math.abs(element)
        if (Math.abs(element) > 1e-14 * trace) rotate(a, v, size, p, q)
      }
    if (off < 1e-9 * trace) break
  }
  const order = Array.from({ length: size }, (_, i) => i).sort(
    (x, y) => a[y * size + y]! - a[x * size + x]!,
  )
  const values = Float64Array.from(order, (i) => a[i * size + i]!)
  const vectors = new Float64Array(size * size)
  order.forEach((from, to) => {
    for (let row = 0; row < size; row++) vectors[row * size + to] = v[row * size + from]!
  })
  return { values, vectors }
}

function sumOf(count: number, read: (i: number) => number): number {
  let sum = 0
  for (let i = 0; i < count; i++) sum += read(i)
  return sum
}

/** One rotation that makes the element at row p, column q nothing. */
function rotate(a: Float64Array, v: Float64Array, size: number, p: number, q: number): void {
  const theta = (a[q * size + q]! - a[p * size + p]!) / (2 * a[p * size + q]!)
  const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1))
  const c = 1 / Math.sqrt(t * t + 1)
  const s = t * c
  for (let k = 0; k < size; k++) {
    const kp = a[k * size + p]!
    const kq = a[k * size + q]!
    a[k * size + p] = c * kp - s * kq
    a[k * size + q] = s * kp + c * kq
  }
  for (let k = 0; k < size; k++) {
    const pk = a[p * size + k]!
    const qk = a[q * size + k]!
    a[p * size + k] = c * pk - s * qk
    a[q * size + k] = s * pk + c * qk
    const vp = v[k * size + p]!
    const vq = v[k * size + q]!
    v[k * size + p] = c * vp - s * vq
    v[k * size + q] = s * vp + c * vq
  }
}
