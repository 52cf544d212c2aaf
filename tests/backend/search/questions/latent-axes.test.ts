import { latentAxes } from '@/backend/search/questions/latent-axes'
import { type SparseMatrix, times } from '@/backend/search/questions/sparse-matrix'

function sparse(rows: readonly (readonly number[])[]): SparseMatrix {
  const cells = rows.map((row) =>
    row.flatMap((value, column) => (value === 0 ? [] : [{ column, value }])),
  )
  const offsets = new Uint32Array(rows.length + 1)
  cells.forEach((row, at) => {
    offsets[at + 1] = offsets[at]! + row.length
  })
  return {
    rows: rows.length,
    width: rows[0]?.length ?? 0,
    offsets,
    columns: Uint32Array.from(cells.flat(), ({ column }) => column),
    values: Float32Array.from(cells.flat(), ({ value }) => value),
  }
}

it('finds the directions in which a matrix stretches most, the largest first', () => {
  // Rows lie along (1, 1, 0) and, shorter, along (0, 0, 1).
  const matrix = sparse([
    [3, 3, 0],
    [-2, -2, 0],
    [0, 0, 1],
  ])
  const axes = latentAxes(matrix, 2)
  const axis = (which: number) => [0, 1, 2].map((row) => axes[row * 2 + which]!)
  const [first, second] = [axis(0), axis(1)]
  expect(Math.abs(first[0]!)).toBeCloseTo(Math.SQRT1_2, 4)
  expect(first[0]).toBeCloseTo(first[1]!, 4)
  expect(Math.abs(second[2]!)).toBeCloseTo(1, 4)
})

it('keeps the distances of a matrix whose rank is not above the axes', () => {
  const rows = Array.from({ length: 12 }, (_, i) => [i, 2 * i, i % 3, (i % 3) - i, 0])
  const matrix = sparse(rows)
  const placed = times(matrix, latentAxes(matrix, 3), 3)
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, i) => sum + value * b[i]!, 0)
  const place = (row: number) => [...placed.subarray(row * 3, row * 3 + 3)]
  for (const [one, other] of [
    [1, 2],
    [4, 9],
    [11, 11],
  ] as const)
    expect(dot(place(one), place(other))).toBeCloseTo(dot(rows[one]!, rows[other]!), 2)
})

it('is the same each time', () => {
  const matrix = sparse([
    [1, 2, 3],
    [0, 1, 4],
  ])
  expect(latentAxes(matrix, 2)).toEqual(latentAxes(matrix, 2))
})
