import { useEffect, useRef, useState } from 'react'
import { apiRead } from '@/lib/api-client'
import { withFreshStart, withNextPage, without } from '@/lib/chat/conversations/merge-list'
import type { ConversationList } from '@/lib/chat/conversations/schema'
import { useApi } from '@/lib/use-api'
import { onConversationChange } from './conversation-events'

const path = '/api/chat/conversations'
const schema = async () => (await import('@/lib/chat/conversations/schema')).conversationListSchema

/** How long after the last letter the server is asked. */
const pauseMs = 250

export type ListState = 'ready' | 'loading' | 'failed'

/**
 * The list of conversations, of all or of those with the words of a search. The page brings the first list;
 * the server is asked for it when something has changed, for further pages, and while a person searches.
 */
export function useConversationList(first: ConversationList) {
  const [query, setQuery] = useState('')
  /** What is searched for: the query after a pause. */
  const [words, setWords] = useState('')
  const [isStale, setStale] = useState(false)
  const [list, setList] = useState(first)
  const [seen, setSeen] = useState({ first, read: first, words })
  const [more, setMore] = useState<'ready' | 'loading' | 'failed'>('ready')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const { data, error, isFetching, reload } = useApi(isStale || words !== '' ? path : null, {
    query: { q: words },
    schema,
    maxAgeMs: 0,
  })

  if (data && data !== seen.read) {
    setSeen({ ...seen, read: data, words })
    // Of another search, nothing stays; of this one, the pages behind the first do.
    setList(seen.words === words ? withFreshStart(list, data) : data)
  }
  if (first !== seen.first) {
    setSeen({ ...seen, first })
    if (words === '') setList(withFreshStart(list, first))
  }

  useEffect(
    () =>
      onConversationChange(({ deleted, renamed }) => {
        if (deleted) setList((before) => without(before, deleted))
        if (renamed) {
          const change = (each: ConversationList['conversations'][number]) =>
            each.id === renamed.id ? { ...each, title: renamed.title } : each
          setList((before) => ({ ...before, conversations: before.conversations.map(change) }))
        }
        setStale(true)
        void reload()
      }),
    [reload],
  )
  useEffect(() => () => clearTimeout(timer.current), [])

  async function readMore() {
    setMore('loading')
    try {
      const page = await apiRead(path, { query: { q: words, after: list.next }, schema })
      setList((before) => withNextPage(before, page))
      setMore('ready')
    } catch {
      setMore('failed')
    }
  }
  const isFailed = more === 'failed' || (error !== undefined && !isFetching)
  const isLoading = more === 'loading' || isFetching
  const state: ListState = isLoading ? 'loading' : isFailed ? 'failed' : 'ready'
  return {
    list,
    query,
    state,
    search(typed: string) {
      setQuery(typed)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        setStale(true)
        setMore('ready')
        setWords(typed.trim())
      }, pauseMs)
    },
    more: () => void readMore(),
    again() {
      setStale(true)
      setMore('ready')
      void reload()
    },
  }
}
