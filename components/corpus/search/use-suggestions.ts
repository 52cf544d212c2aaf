'use client'

import { useEffect, useRef, useState } from 'react'
import type { LinkedSuggestion } from './suggestion-schema'

const DEBOUNCE_MS = 150
/** What the API reads of a text. */
const MAX_LENGTH = 100

/**
 * Suggestions for what is being typed. `SuggestionLoader` asks for them; it is fetched with the first
 * letters and is not part of any page. When suggestions cannot be had there are none, and the search works.
 */
export function useSuggestions() {
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [suggestions, setSuggestions] = useState<LinkedSuggestion[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

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

  const shown = isOpen && suggestions.length > 0
  return { query, setSuggestions, suggestions, isOpen: shown, suggestFor, close }
}
