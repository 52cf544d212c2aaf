import type { z } from 'zod'
import { suggestionsSchema } from '@/lib/corpus/service-schema'
import { suggestionHref } from './suggestion-href'

/** The answer of `/api/suggest`, each suggestion with the page that it opens. */
export const linkedSuggestionsSchema = suggestionsSchema.transform(({ suggestions }) =>
  suggestions.map((each) => ({ ...each, href: suggestionHref(each) })),
)
export type LinkedSuggestion = z.infer<typeof linkedSuggestionsSchema>[number]
