import type { CitationState } from '@/lib/korean-law/constants'
import type words from '@/messages/ko/citationCheck.json'
import type { CheckedCitation } from './types'

/** Why a citation was found to be so: every code that the checker gives has its words. */
type CitationReason = keyof typeof words.reasons

/** States that a quote can have. */
type QuoteState = 'verified' | 'differs' | 'not-in-corpus'

/** Where the name of a finding stands in messages/…/citationCheck.json; of a quote other words are true. */
export function stateKey({
  kind,
  state,
}: Pick<CheckedCitation, 'kind' | 'state'>): `states.${CitationState}` | `quotes.${QuoteState}` {
  return kind === 'quote' ? `quotes.${state as QuoteState}` : `states.${state}`
}

/** Where the reason of a finding stands; null where the finding says it all. */
export function reasonKey({
  reason,
}: Pick<CheckedCitation, 'reason'>): `reasons.${CitationReason}` | null {
  return reason === null ? null : `reasons.${reason as CitationReason}`
}
