import type { Span } from './schema'

/** A span at its place in the tree and in time. */
export type SpanRow = {
  span: Span
  depth: number
  /** Milliseconds after the trace began, and how long it took. */
  startMs: number
  durationMs: number
  /** The same as shares of the whole. */
  left: number
  width: number
}

/** Milliseconds since 1970 of a time with up to six decimals, which Date cuts to three. */
function msOf(stamp: string): number {
  const [, more = ''] = /\.\d{3}(\d{1,3})/.exec(stamp) ?? []
  return Date.parse(stamp) + Number(`0.${more.padEnd(3, '0')}`)
}

/**
 * Spans in the order of a tree, children by their start. Parents come late, or never: a span whose parent is
 * unknown stands at the top, and one that is its own ancestor too.
 */
export function spanRows(spans: readonly Span[]): SpanRow[] {
  const ordered = [...spans].sort((one, other) => msOf(one.startedAt) - msOf(other.startedAt))
  const known = new Set(spans.map(({ spanId }) => spanId))
  const start = Math.min(...spans.map(({ startedAt }) => msOf(startedAt)))
  const whole = Math.max(...spans.map(({ endedAt }) => msOf(endedAt))) - start || 1
  const rows: SpanRow[] = []
  const placed = new Set<string>()
  const place = (span: Span, depth: number) => {
    if (placed.has(span.spanId)) return
    placed.add(span.spanId)
    const startMs = msOf(span.startedAt) - start
    const durationMs = msOf(span.endedAt) - msOf(span.startedAt)
    rows.push({
      span,
      depth,
      startMs,
      durationMs,
      left: startMs / whole,
      width: durationMs / whole,
    })
    for (const child of ordered) if (child.parentId === span.spanId) place(child, depth + 1)
  }
  for (const span of ordered)
    if (span.parentId === null || !known.has(span.parentId)) place(span, 0)
  for (const span of ordered) place(span, 0)
  return rows
}
