import type { CitationPiece } from '@/lib/chat/parts/answer-parts'
import type { CitableSource } from '@/lib/chat/types'
import { decisionHref, targetHref } from '@/lib/corpus/citation-links'
import { splitArticleId } from '@/lib/corpus/links'
import type { CitationCheck } from '@/lib/corpus/schema'
import { citedAnchor } from '@/lib/korean-law/statute/paragraph-anchor'

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

function hrefOf(check: CitationCheck, passages: readonly CitableSource[]): string | null {
  if (!isSound(check)) return null
  const passage = passageOf(check, passages)
  if (!passage) return targetHref(check)
  if (passage.type !== 'article') return passage.href
  // The passage opens at what it quotes; a citation at the paragraph that it names.
  const [page] = passage.href.split('#')
  return page + citedAnchor(check.text, splitArticleId(passage.id).no)
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
