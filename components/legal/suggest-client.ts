import { z } from 'zod'
import { suggestionsSchema } from '@/lib/legal/answer-schema'
import type { Suggestion } from '@/lib/legal/schema'

const envelope = z.object({ data: suggestionsSchema })

/** Suggestions are a comfort: when they cannot be had there are none, and the search still works. */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const asked = new URLSearchParams({ q: text.slice(0, 100) })
    const response = await fetch(`/api/suggest?${asked}`, { signal })
    if (!response.ok) return []
    const parsed = envelope.safeParse(await response.json())
    return parsed.success ? parsed.data.data.suggestions : []
  } catch {
    return []
  }
}
