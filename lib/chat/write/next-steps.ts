import type { Source } from '@/lib/chat/parts/source'
import type { PartOf } from '@/lib/chat/schema'
import type { Passages } from '@/lib/corpus/passage-schema'

/** Addresses carry so much; a search needs no more. */
const longestSearch = 300

/** What a reader of these sources should look at next, and the search that shows all that was found. */
export function nextPart(
  sources: readonly Source[],
  { question, scope, searched: { statutes, cases } }: Passages,
): PartOf<'next'> {
  return {
    kind: 'next',
    steps: [
      ...(sources.some(({ type }) => type === 'case') ? (['facts'] as const) : []),
      'deadline',
      ...(sources.some(({ state }) => state === 'pending') ? (['effective'] as const) : []),
      ...(statutes + cases > 0 ? (['more'] as const) : []),
      'counsel',
    ],
    search:
      statutes + cases > 0
        ? { query: question.slice(0, longestSearch), scope, statutes, cases }
        : null,
  }
}
