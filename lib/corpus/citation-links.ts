import { extractDecisionCitations } from '@/lib/korean-law/citations/decision-citation'
import type { CitationCheck } from '@/lib/korean-law/citations/types'
import { citedAnchor } from '@/lib/korean-law/statute/paragraph-anchor'
import { articleHref, caseHref, lawHref, splitArticleId } from './links'

/** The page of a decision that a text cites; `serial` says which of several with that number. */
export function decisionHref(citation: string, serial: string): string | null {
  const number = extractDecisionCitations(citation)[0]?.numbers[0]?.number
  return number ? caseHref({ caseNumber: number, serial: Number(serial) }) : null
}

/** The page of what a citation means, where exactly one thing is meant; whether it is cited rightly is not asked. */
export function targetHref({
  kind,
  target,
  text,
}: Pick<CitationCheck, 'kind' | 'target' | 'text'>): string | null {
  if (target === null) return null
  if (kind === 'case') return decisionHref(text, target)
  const { lawId, no } = splitArticleId(target)
  // The words of a quote do not name the decision that they are from.
  if (kind === 'quote' && !no) return null
  return no ? articleHref(lawId, no) + citedAnchor(text, no) : lawHref(lawId)
}
