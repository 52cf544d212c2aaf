import type { ImportResult } from './import-corpus'

const grouped = (value: number) => value.toLocaleString('en-US')

/** What an import did, for the person who ran it. */
export function summarise({ counts, finished, failures }: ImportResult, seconds: number): string {
  const lines = [
    `Imported ${grouped(counts.decisions)} decisions and ${grouped(counts.laws)} statutes in ${Math.round(seconds)} s.`,
    `Unchanged: ${grouped(counts.unchanged)} files. Bad: ${grouped(counts.bad)}.`,
  ]
  if (counts.excluded + counts.removed > 0) {
    lines.push(
      `Left out: ${grouped(counts.excluded)}, of them taken out of the store: ${grouped(counts.removed)}.`,
    )
  }
  if (counts.superseded > 0) lines.push(`Older or second copies: ${grouped(counts.superseded)}.`)
  lines.push(finished ? 'Citations and the search index are up to date.' : 'Nothing changed.')
  for (const failure of failures) lines.push(`NOT COMPLETE: ${failure.message}`)
  return `${lines.join('\n')}\n`
}
