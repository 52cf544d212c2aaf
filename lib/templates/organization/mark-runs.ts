import { runMarks } from '@/lib/documents/blocks/run-marks'
import type { Run } from '@/lib/documents/blocks/schema'
import { type FoundMarker, findMarkers } from './markers'

/** Of a run only what a document of ours keeps. */
function lookOf(run: Run): Partial<Run> {
  const marks = runMarks.filter((mark) => mark !== 'highlight' && run[mark])
  return Object.fromEntries(marks.map((mark) => [mark, true]))
}

/** The runs between two places of the text that they spell together. */
function cut(runs: readonly Run[], from: number, to: number): Run[] {
  const all: Run[] = []
  let at = 0
  for (const run of runs) {
    const end = at + run.text.length
    const isInside = (end > from || end === 0) && end <= to
    const words = run.text.slice(Math.max(0, from - at), Math.max(0, to - at))
    if (words) all.push({ text: words, ...lookOf(run) })
    // The mark of a footnote stands behind its run.
    if (run.footnote && isInside) all.push({ text: '', footnote: run.footnote })
    at = end
  }
  return all
}

/**
 * Makes each marker a run of its own, however Word has split it, with the look of its first letter.
 * @param given runs of a block; deleted ones are left out
 * @param idOf the field that a marker names; null leaves it as text
 */
export function markRuns(
  given: readonly Run[],
  idOf: (found: FoundMarker) => string | null,
): Run[] {
  const runs = given.filter(({ change }) => change?.kind !== 'deleted')
  const text = runs.map((run) => run.text).join('')
  const all: Run[] = []
  let at = 0
  for (const found of findMarkers(text)) {
    const id = idOf(found)
    if (id === null) continue
    all.push(...cut(runs, at, found.from))
    const [first] = cut(runs, found.from, found.from + 1)
    all.push({ ...first, text: found.text, field: id })
    at = found.to
  }
  all.push(...cut(runs, at, text.length + 1))
  return all
}
