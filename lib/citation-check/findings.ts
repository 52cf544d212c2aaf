import type { CitationState } from '@/lib/korean-law/constants'
import type { CheckedCitation } from './types'

/** `open`: not wrong, but somebody has to look. */
export type Verdict = 'right' | 'open' | 'wrong'

const verdicts: Record<CitationState, Verdict> = {
  verified: 'right',
  'in-force': 'right',
  pending: 'open',
  'not-in-corpus': 'open',
  ambiguous: 'open',
  differs: 'wrong',
  impossible: 'wrong',
  repealed: 'wrong',
  'unknown-law': 'wrong',
}

/** What was overruled is cited rightly and should still be looked at; so should the article of an earlier law. */
export function verdictOf({
  state,
  reason,
  reference,
}: Pick<CheckedCitation, 'state' | 'reason' | 'reference'>): Verdict {
  const verdict = verdicts[state]
  const isDated = Boolean(reference?.overruledBy) || reason === 'earlier-text'
  return isDated && verdict === 'right' ? 'open' : verdict
}

/** How many are right, to be looked at, and wrong. */
export function countVerdicts(citations: readonly CheckedCitation[]): Record<Verdict, number> {
  const counts = { right: 0, open: 0, wrong: 0 }
  for (const citation of citations) counts[verdictOf(citation)] += 1
  return counts
}

export type TextPiece = { text: string /** Place in the list of citations. */; no: number | null }

/** A text cut at its citations. Of those that overlap, as a quote and the citation in it, the first is marked. */
export function cutAtCitations(text: string, citations: readonly CheckedCitation[]): TextPiece[] {
  const pieces: TextPiece[] = []
  let at = 0
  for (const [no, { start, end }] of citations.entries()) {
    if (start < at) continue
    if (start > at) pieces.push({ text: text.slice(at, start), no: null })
    pieces.push({ text: text.slice(start, end), no })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), no: null })
  return pieces
}
