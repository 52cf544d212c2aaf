/** What became of a question, as a chart shows it; `broken` is what failed or was stopped. */
export const outcomeSeries = ['answered', 'refused', 'broken'] as const
