'use client'

import { useEffect, useRef, useState } from 'react'
import { useApi } from '@/lib/use-api'
import type { LinkedSuggestion } from './suggestion-schema'

const DEBOUNCE_MS = 150
/** What the API reads of a text. */
const MAX_LENGTH = 100

/**
 * Suggestions for what is being typed. The schema of the answers is fetched with the first of them: it is
 * not part of any page. When suggestions cannot be had there are none, and the search still works.
 */
export function useSuggestions() {
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { data, error } = useApi<LinkedSuggestion[]>(query === '' ? null : '/api/suggest', {
    query: { q: query },
    schema: () => import('./suggestion-schema').then((module) => module.linkedSuggestionsSchema),
    attempts: 1,
    keepPrevious: true,
  })
  const suggestions = error ? [] : (data ?? [])

  useEffect(() => () => clearTimeout(timer.current), [])

  function close() {
    clearTimeout(timer.current)
    setOpen(false)
  }

  function suggestFor(text: string) {
    clearTimeout(timer.current)
    if (text.trim() === '') {
      setOpen(false)
      return
    }
    timer.current = setTimeout(() => {
      setQuery(text.slice(0, MAX_LENGTH))
      setOpen(true)
    }, DEBOUNCE_MS)
  }

  return { suggestions, isOpen: isOpen && suggestions.length > 0, suggestFor, close }
}
