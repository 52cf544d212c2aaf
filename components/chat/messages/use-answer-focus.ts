'use client'

import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { ChatMessage } from '@/lib/chat/schema'

function focusHeading(message: ChatMessage | undefined): void {
  if (message?.role !== 'assistant') return
  document.getElementById(`${message.id}-author`)?.focus({ preventScroll: true })
}

/**
 * Leads the focus to an answer that was asked for by a button (`wanted`), for that button is gone or far away
 * by then; and to one that is whole when nothing else has the focus. Whoever types is left alone.
 * @returns says that the next answer was asked for by a button
 */
export function useAnswerFocus(
  messages: readonly ChatMessage[],
  writing: boolean,
  wanted: RefObject<boolean>,
): () => void {
  const was = useRef(writing)
  useEffect(() => {
    const last = messages.at(-1)
    if (writing && wanted.current) {
      wanted.current = false
      focusHeading(last)
    }
    if (was.current && !writing && document.activeElement === document.body) focusHeading(last)
    was.current = writing
  }, [messages, writing, wanted])
  return useCallback(() => {
    wanted.current = true
  }, [wanted])
}
