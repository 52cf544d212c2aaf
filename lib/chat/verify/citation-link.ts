import type { CitationPiece } from '@/lib/chat/parts/answer-parts'
import type { CitableSource } from '@/lib/chat/types'
import { articleHref, caseHref, lawHref, splitArticleId } from '@/lib/corpus/links'
import type { CitationCheck } from '@/lib/corpus/schema'
import { extractDecisionCitations } from '@/lib/korean-law/citations/decision-citation'

/** States in which a citation says what is so. */
const sound: readonly CitationCheck['state'][] = ['verified', 'in-force', 'pending']

export function isSound({ state }: Pick<CitationCheck, 'state'>): boolean {
  return sound.includes(state)
}

/** The passage that a citation names, when it is one of those that were given. */
export function passageOf(
  { kind, target }: Pick<CitationCheck, 'kind' | 'target'>,
  passages: readonly CitableSource[],
): CitableSource | undefined {
  if (target === null || kind === 'quote' || kind === 'law') return undefined
  return passages.find(({ type, id }) => type === kind && id === target)
}

function decisionHref(label: string, serial: string): string | null {
  const number = extractDecisionCitations(label)[0]?.numbers[0]?.number
  return number ? caseHref({ caseNumber: number, serial: Number(serial) }) : null
}

function hrefOf(check: CitationCheck, passages: readonly CitableSource[]): string | null {
  const { kind, target, text } = check
  if (target === null || !isSound(check)) return null
  const passage = passageOf(check, passages)
  if (passage) return passage.href
  if (kind === 'case') return decisionHref(text, target)
  const { lawId, no } = splitArticleId(target)
  return no ? articleHref(lawId, no) : lawHref(lawId)
}

/** A checked citation as it is shown: linked only where it says what is so. */
export function citationPiece(
  check: CitationCheck,
  passages: readonly CitableSource[],
): CitationPiece {
  const candidates = check.candidates.flatMap(({ id, label }) => {
    const href = decisionHref(label, id)
    return href ? [{ label, href }] : []
  })
  const { text, state } = check
  return { kind: 'citation', text, state, href: hrefOf(check, passages), candidates }
}
