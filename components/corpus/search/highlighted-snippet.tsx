import { markedRanges } from '@/components/ui/marked-ranges'
import type { Snippet } from '@/lib/corpus/schema'

/** `임차[인이]`: two syllables that match a query word by its particle alone are not highlighted. */
const tail = /^[가-힣][이가은는을를의에도로와과]$/

function isTail(text: string, start: number, end: number): boolean {
  return start > 0 && /[가-힣]/.test(text.charAt(start - 1)) && tail.test(text.slice(start, end))
}

/** A text with its marked ranges. Korean whatever the page's language is. */
export function HighlightedSnippet({ snippet }: { snippet: Snippet }) {
  const { text, highlights } = snippet
  const shown = highlights.filter(([start, end]) => !isTail(text, start, end))
  return <span lang="ko">{markedRanges(text, shown)}</span>
}
