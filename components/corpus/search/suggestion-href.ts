import { articleHref, caseHref, lawHref, splitArticleId } from '@/lib/corpus/links'
import type { Suggestion } from '@/lib/corpus/schema'
import { searchHref } from './search-url'

/** The page that a suggestion opens. */
export function suggestionHref({ kind, target, text }: Suggestion): string {
  if (target === null || kind === 'term') return searchHref({ query: text })
  if (kind === 'case') return caseHref({ caseNumber: target, serial: null })
  if (kind === 'law') return lawHref(target)
  const { lawId, no } = splitArticleId(target)
  return articleHref(lawId, no)
}
