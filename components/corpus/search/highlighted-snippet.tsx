import type { ReactNode } from 'react'
import type { Snippet } from '@/lib/corpus/schema'

/** `임차[인이]`: two syllables that match a query word by its particle alone are not highlighted. */
const tail = /^[가-힣][이가은는을를의에도로와과]$/

function isTail(text: string, start: number, end: number): boolean {
  return start > 0 && /[가-힣]/.test(text.charAt(start - 1)) && tail.test(text.slice(start, end))
}

/** A text with its marked ranges. Korean whatever the page's language is. */
export function HighlightedSnippet({ snippet }: { snippet: Snippet }) {
  const { text } = snippet
  const parts: ReactNode[] = []
  let at = 0
  for (const [start, end] of snippet.highlights) {
    if (start < at || end > text.length || isTail(text, start, end)) continue
    parts.push(text.slice(at, start))
    parts.push(<mark key={start}>{text.slice(start, end)}</mark>)
    at = end
  }
  parts.push(text.slice(at))
  return <span lang="ko">{parts}</span>
}
