import { useCallback, useEffect, useRef, useState } from 'react'
import { withFreshStart, withNextPage, without } from '@/lib/chat/conversations/merge-list'
import type { ConversationList } from '@/lib/chat/conversations/schema'
import { onConversationChange } from './conversation-events'

/** Typing goes on for so long before the server is asked. */
const pauseMs = 250

export type ListState = 'ready' | 'loading' | 'failed'

/**
 * The list as it stands, of all conversations or of those with some words. It reads itself anew when the page
 * brings a newer one and when the window is told that something has changed.
 */
export function useConversationList(first: ConversationList) {
  const [list, setList] = useState(first)
  const [seen, setSeen] = useState(first)
  const [query, setQuery] = useState('')
  const [state, setState] = useState<ListState>('ready')
  const asking = useRef<AbortController>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  if (seen !== first) {
    setSeen(first)
    if (query.trim() === '') setList(withFreshStart(list, first))
  }

  const load = useCallback(
    async (
      words: string,
      after: string | null,
      take: (before: ConversationList, read: ConversationList) => ConversationList,
    ) => {
      asking.current?.abort()
      const mine = new AbortController()
      asking.current = mine
      setState('loading')
      try {
        const { fetchConversations } = await import('./list-client')
        const read = await fetchConversations(words.trim(), after, mine.signal)
        setList((before) => take(before, read))
        setState('ready')
      } catch {
        if (!mine.signal.aborted) setState('failed')
      }
    },
    [],
  )

  useEffect(
    () =>
      onConversationChange(({ deleted, renamed }) => {
        if (deleted) setList((before) => without(before, deleted))
        if (renamed) {
          const change = (each: ConversationList['conversations'][number]) =>
            each.id === renamed.id ? { ...each, title: renamed.title } : each
          setList((before) => ({ ...before, conversations: before.conversations.map(change) }))
        }
        void load(query, null, withFreshStart)
      }),
    [query, load],
  )
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      asking.current?.abort()
    },
    [],
  )

  return {
    list,
    query,
    state,
    search(words: string) {
      setQuery(words)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void load(words, null, (_, read) => read), pauseMs)
    },
    more: () => void load(query, list.next, withNextPage),
    again: () => void load(query, null, withFreshStart),
  }
}
