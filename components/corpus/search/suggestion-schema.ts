import type { z } from 'zod'
import { articleHref, caseHref, lawHref, splitArticleId } from '@/lib/corpus/links'
import type { Suggestion } from '@/lib/corpus/schema'
import { suggestionsSchema } from '@/lib/corpus/service-schema'
import { searchHref } from './search-url'

/** The page that a suggestion opens. */
export function suggestionHref({ kind, target, text }: Suggestion): string {
  if (target === null || kind === 'term') return searchHref({ query: text })
  if (kind === 'case') return caseHref({ caseNumber: target, serial: null })
  if (kind === 'law') return lawHref(target)
  const { lawId, no } = splitArticleId(target)
  return articleHref(lawId, no)
}

/** The answer of `/api/suggest`, each suggestion with the page that it opens. */
export const linkedSuggestionsSchema = suggestionsSchema.transform(({ suggestions }) =>
  suggestions.map((each) => ({ ...each, href: suggestionHref(each) })),
)
export type LinkedSuggestion = z.infer<typeof linkedSuggestionsSchema>[number]
