import { decisionHref, targetHref } from '@/lib/corpus/citation-links'
import type { CitationCheck } from '@/lib/korean-law/citations/types'
import type { CheckedCitation } from './types'

/** A check with the pages of what the citation may mean. */
export function checkedCitation({ target, candidates, ...check }: CitationCheck): CheckedCitation {
  return {
    ...check,
    href: targetHref({ ...check, target }),
    candidates: candidates.flatMap(({ id, label }) => {
      const href = decisionHref(label, id)
      return href ? [{ label, href }] : []
    }),
  }
}
