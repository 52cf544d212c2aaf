/** Pages shown around the current one, with the first and the last; 0 stands for a gap. */
export function paginationRange(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter((each) => each >= 1 && each <= last)
  const sorted = [...new Set(near)].sort((a, b) => a - b)
  return sorted.flatMap((each, index) => {
    const before = sorted[index - 1]
    return before !== undefined && each - before > 1 ? [0, each] : [each]
  })
}
