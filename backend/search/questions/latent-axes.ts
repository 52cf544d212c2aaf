import { seededNumbers } from '@/lib/seeded-numbers'
import { eigenvectors } from './eigenvectors'
import { type SparseMatrix, times, transposedTimes } from './sparse-matrix'

/** Directions beyond those wanted, which make the wanted ones exact. */
const extraDirections = 16
const rounds = 3

/** Makes the columns of a dense matrix orthonormal, in place (modified Gram-Schmidt). */
function orthonormalise(matrix: Float32Array, rows: number, size: number): void {
  // Column by column in rows of their own: walking down a row-major matrix would miss the cache.
  const columns = Array.from({ length: size }, (_, i) => {
    const column = new Float64Array(rows)
    for (let row = 0; row < rows; row++) column[row] = matrix[row * size + i]!
    return column
  })
  columns.forEach((column, i) => {
    for (const before of columns.slice(0, i)) {
      let dot = 0
      for (let row = 0; row < rows; row++) dot += column[row]! * before[row]!
      for (let row = 0; row < rows; row++) column[row]! -= dot * before[row]!
    }
    let square = 0
    for (let row = 0; row < rows; row++) square += column[row]! ** 2
    // A direction that the others hold already is left out.
    const scale = square > 1e-12 ? 1 / Math.sqrt(square) : 0
    for (let row = 0; row < rows; row++) {
      column[row]! *= scale
      matrix[row * size + i] = column[row]!
    }
  })
}

/**
 * The right singular vectors of a matrix with the largest singular values, by randomised subspace
 * iteration (Halko, Martinsson, Tropp 2011). Deterministic.
 * @returns for each column of the matrix its place on `size` axes, row by row.
 */
export function latentAxes(matrix: SparseMatrix, size: number): Float32Array {
  const chance = seededNumbers(1)
  const width = Math.min(size + extraDirections, matrix.rows, matrix.width)
  const kept = Math.min(size, width)
  let range = times(
    matrix,
    Float32Array.from({ length: matrix.width * width }, () => chance() - 0.5),
    width,
  )
  orthonormalise(range, matrix.rows, width)
  for (let round = 0; round < rounds; round++) {
    range = times(matrix, transposedTimes(matrix, range, width), width)
    orthonormalise(range, matrix.rows, width)
  }
  const projected = transposedTimes(matrix, range, width)
  const gram = new Float64Array(width * width)
  for (let column = 0; column < matrix.width; column++) {
    const at = column * width
    for (let i = 0; i < width; i++) {
      const value = projected[at + i]!
      if (value !== 0)
        for (let j = 0; j <= i; j++) gram[i * width + j]! += value * projected[at + j]!
    }
  }
  const { values, vectors } = eigenvectors(gram, width)
  const scales = values.map((value) => (value > 1e-9 ? 1 / Math.sqrt(value) : 0))
  const axes = new Float32Array(matrix.width * size)
  for (let column = 0; column < matrix.width; column++)
    for (let i = 0; i < width; i++) {
      const value = projected[column * width + i]!
      for (let axis = 0; axis < kept; axis++)
        axes[column * size + axis]! += value * vectors[i * width + axis]! * scales[axis]!
    }
  return axes
}
