const dayMs = 24 * 3600_000

/**
 * The last day of a period.
 * @param end the first day after it, as `2026-12-01`
 */
export const lastDay = (end: string): string =>
  new Date(new Date(end).getTime() - dayMs).toISOString().slice(0, 10)
