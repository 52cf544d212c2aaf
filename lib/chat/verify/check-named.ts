import type { Part } from '@/lib/chat/schema'
import type { Passages } from '@/lib/corpus/passage-schema'
import { citationPiece, isSound } from './citation-link'
import type { CitationChecker } from './judge-answer'

/**
 * What checking says of the decisions and articles that a refused question names: that a number cannot be,
 * that it is not held here, what it may mean. Nothing where they are as the question says.
 */
export async function checkNamed(
  { understanding }: Pick<Passages, 'understanding'>,
  check: CitationChecker,
): Promise<Part[]> {
  const checks = await check(understanding.korean)
  const doubtful = checks.filter((each) => each.kind !== 'quote' && !isSound(each))
  if (doubtful.length === 0) return []
  const blocks = doubtful.map((each) => ({
    form: 'paragraph' as const,
    pieces: [citationPiece(each, [])],
  }))
  return [{ kind: 'answer', blocks, streaming: false }]
}
