import { z } from 'zod'
import type { Suggestion } from '@/lib/corpus/schema'
import { suggestionsSchema } from '@/lib/corpus/service-schema'
import { suggestionHref } from './suggestion-href'

/** A suggestion with the page that it opens. */
export type Suggested = Suggestion & { href: string }

const envelope = z.object({ data: suggestionsSchema })

/** Suggestions are a comfort: when they cannot be had there are none, and the search still works. */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggested[]> {
  try {
    const asked = new URLSearchParams({ q: text.slice(0, 100) })
    const response = await fetch(`/api/suggest?${asked}`, { signal })
    if (!response.ok) return []
    const parsed = envelope.safeParse(await response.json())
    const found = parsed.success ? parsed.data.data.suggestions : []
    return found.map((each) => ({ ...each, href: suggestionHref(each) }))
  } catch {
    return []
  }
}
