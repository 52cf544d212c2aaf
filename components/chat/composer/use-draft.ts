'use client'

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { readDraft, saveDraft } from './draft-storage'

export type Draft = {
  field: RefObject<HTMLTextAreaElement | null>
  /** What the field holds when the page arrives. */
  first: string
  text: string
  /** Called when the field has changed. */
  sync: () => void
  write: (text: string) => void
  /** Empties the field, but keeps the copy: until the question has begun, it is not sent. */
  take: () => string
  /** Puts back what could not be sent, before whatever was typed meanwhile. */
  restore: (text: string) => void
}

/**
 * What is being typed. The field keeps its own text, so that nothing is lost that was typed before React
 * arrived; a copy is kept per conversation until it is sent.
 */
export function useDraft(conversation: string | null, first: string): Draft {
  const field = useRef<HTMLTextAreaElement>(null)
  const where = useRef(conversation)
  const [text, setText] = useState(first)

  const sync = useCallback(() => {
    const typed = field.current?.value ?? ''
    setText(typed)
    saveDraft(where.current, typed)
  }, [])
  const write = useCallback(
    (next: string) => {
      if (field.current) field.current.value = next
      sync()
    },
    [sync],
  )
  const take = useCallback(() => {
    const taken = field.current?.value.trim() ?? ''
    if (field.current) field.current.value = ''
    setText('')
    return taken
  }, [])
  const restore = useCallback(
    (back: string) => {
      const typed = field.current?.value ?? ''
      write(typed.trim() ? `${back}\n\n${typed}` : back)
    },
    [write],
  )

  useEffect(() => {
    // The conversation has just begun: what was kept for a new one is its own now.
    if (where.current === null && conversation !== null) saveDraft(null, '')
    where.current = conversation
    write(field.current?.value || readDraft(conversation))
  }, [conversation, write])

  return { field, first, text, sync, write, take, restore }
}
