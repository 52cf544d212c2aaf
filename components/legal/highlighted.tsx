import type { ReactNode } from 'react'
import type { Snippet } from '@/lib/legal/schema'

/** A text with its marked ranges. Korean whatever the page's language is. */
export function Highlighted({ snippet }: { snippet: Snippet }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const [start, end] of snippet.highlights) {
    if (start < at || end > snippet.text.length) continue
    parts.push(snippet.text.slice(at, start))
    parts.push(<mark key={start}>{snippet.text.slice(start, end)}</mark>)
    at = end
  }
  parts.push(snippet.text.slice(at))
  return <span lang="ko">{parts}</span>
}
