'use client'

import { useEffect, useRef, useState } from 'react'
import type { Suggested } from './suggest-client'

const debounceMs = 150

/**
 * Suggestions for what is being typed. Only the newest question is answered, and the reader of the
 * answers (with its schema) is fetched when somebody first types: it is not part of any page.
 */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<Suggested[]>([])
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asking = useRef<AbortController>(undefined)

  function stop() {
    clearTimeout(timer.current)
    asking.current?.abort()
  }

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      asking.current?.abort()
    },
    [],
  )

  function close() {
    stop()
    setOpen(false)
  }

  function ask(text: string) {
    stop()
    if (text.trim().length === 0) {
      setOpen(false)
      return
    }
    const controller = new AbortController()
    asking.current = controller
    timer.current = setTimeout(async () => {
      const { fetchSuggestions } = await import('./suggest-client')
      const found = await fetchSuggestions(text, controller.signal)
      if (controller.signal.aborted) return
      setSuggestions(found)
      setOpen(found.length > 0)
    }, debounceMs)
  }

  return { suggestions, open, ask, close }
}
