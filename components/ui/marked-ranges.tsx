import type { ReactNode } from 'react'

/** A text with these ranges marked, in order; one that reaches into another or past the end is left out. */
export function markedRanges(text: string, ranges: readonly (readonly [number, number])[]) {
  const parts: ReactNode[] = []
  let at = 0
  for (const [start, end] of ranges) {
    if (start < at || end > text.length) continue
    parts.push(text.slice(at, start))
    parts.push(<mark key={start}>{text.slice(start, end)}</mark>)
    at = end
  }
  parts.push(text.slice(at))
  return parts
}
