/** How long to wait before the next try, in milliseconds, after so many that failed: doubling up to a limit. */
export function backOff(failures: number, { first = 1000, most = 30_000 } = {}): number {
  return Math.min(most, first * 2 ** Math.max(0, failures - 1))
}
