'use client'

import { useEffect } from 'react'
import { useApi } from '@/lib/use-api'
import { type LinkedSuggestion, linkedSuggestionsSchema } from './suggestion-schema'

const none: LinkedSuggestion[] = []

/** Asks for the suggestions of a query and hands them on; draws nothing. */
export function SuggestionLoader({
  query,
  onFound,
}: {
  query: string
  onFound: (suggestions: LinkedSuggestion[]) => void
}) {
  const { data, error } = useApi('/api/suggest', {
    query: { q: query },
    schema: linkedSuggestionsSchema,
    attempts: 1,
    keepPrevious: true,
  })
  const found = error ? none : (data ?? none)
  useEffect(() => onFound(found), [found, onFound])
  return null
}
