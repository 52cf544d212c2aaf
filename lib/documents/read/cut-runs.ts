import type { Run } from '@/lib/documents/blocks/schema'

/**
 * Takes a printed number off the start of runs: so many characters that what stays spells `rest` (the end of
 * `whole`). Deleted runs stay, because they are no part of the text.
 */
export function cutStart(runs: readonly Run[], whole: string, rest: string): Run[] {
  const end = whole.trimEnd().length
  let left = Math.max(0, end - rest.length)
  const kept: Run[] = []
  for (const run of runs) {
    if (left === 0 || run.change?.kind === 'deleted') {
      kept.push(run)
      continue
    }
    const cut = Math.min(left, run.text.length)
    left -= cut
    const text = run.text.slice(cut)
    if (text || run.footnote) kept.push({ ...run, text })
  }
  return kept
}
