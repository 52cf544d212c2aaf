'use client'

import { usePathname } from 'next/navigation'
import { useLocale } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ChatThread } from './chat-thread'
import type { ThreadProps } from './thread-props'

const conversationIn = (path: string) => /\/ai-chat\/([^/]+)$/.exec(path)?.[1] ?? null

/**
 * Keeps thread and address together. A conversation that begins gets its address without the server; whoever
 * then goes to a new question, or comes back to that address, must not find the other one's thread.
 */
export function RoutedThread(props: ThreadProps) {
  const { question, scope, most, conversation } = props
  const locale = useLocale()
  const [visit, setVisit] = useState(0)
  const id = conversation?.id ?? null
  const held = useRef(id)
  // Draws this again when the address changes without the server.
  usePathname()

  useEffect(() => {
    if (conversationIn(window.location.pathname) !== id) window.location.reload()
  }, [id])
  useEffect(() => {
    const left = held.current !== null && conversationIn(window.location.pathname) === null
    if (!left) return
    // Somebody may go back before the thread that is now drawn anew has said that it holds none.
    held.current = null
    setVisit((visits) => visits + 1)
  })
  useEffect(() => {
    // The way back leads to an address that the router takes for the page on which it was begun.
    const comeBack = () => {
      const named = conversationIn(window.location.pathname)
      if (named !== null && named !== held.current) window.location.reload()
    }
    window.addEventListener('popstate', comeBack)
    return () => window.removeEventListener('popstate', comeBack)
  }, [])
  const hold = useCallback((begun: string | null) => {
    held.current = begun
  }, [])

  const fits = question !== null && question.length <= most
  const first =
    fits && visit === 0
      ? ({ act: 'ask', conversation: null, question, scope, locale } as const)
      : null
  return <ChatThread key={visit} {...props} first={first} onConversation={hold} />
}
