/** Rows of few values each: row i holds `values[offsets[i] .. offsets[i+1])` in `columns`. */
export type SparseMatrix = {
  rows: number
  width: number
  offsets: Uint32Array
  columns: Uint32Array
  values: Float32Array
}

/** Dense matrices are row by row. @returns matrix × right, where right has `matrix.width` rows of `size`. */
export function times(matrix: SparseMatrix, right: Float32Array, size: number): Float32Array {
  const { rows, offsets, columns, values } = matrix
  const product = new Float32Array(rows * size)
  for (let row = 0; row < rows; row++) {
    const to = row * size
    for (let at = offsets[row]!; at < offsets[row + 1]!; at++) {
      const value = values[at]!
      const from = columns[at]! * size
      for (let i = 0; i < size; i++) product[to + i]! += value * right[from + i]!
    }
  }
  return product
}

/** @returns transposed matrix × right, where right has `matrix.rows` rows of `size`. */
export function transposedTimes(
  matrix: SparseMatrix,
  right: Float32Array,
  size: number,
): Float32Array {
  const { rows, width, offsets, columns, values } = matrix
  const product = new Float32Array(width * size)
  for (let row = 0; row < rows; row++) {
    const from = row * size
    for (let at = offsets[row]!; at < offsets[row + 1]!; at++) {
      const value = values[at]!
      const to = columns[at]! * size
      for (let i = 0; i < size; i++) product[to + i]! += value * right[from + i]!
    }
  }
  return product
}
