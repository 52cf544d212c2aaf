'use client'

import { useEffect, useRef } from 'react'
import { isWriting, type ThreadState } from '@/lib/chat/thread/thread-state'
import { useRouter } from '@/lib/i18n/navigation'
import { onOtherTabChange } from './conversation-channel'

/** Whoever was away this long may have gone on with the conversation on another device. */
const awayMs = 30_000

/** Reads the conversation again when another tab has changed it, or after a while away. */
export function useRemoteChanges(state: ThreadState): void {
  const router = useRouter()
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  }, [state])

  useEffect(() => {
    let hiddenAt = 0
    const read = () => {
      if (latest.current.conversation && !isWriting(latest.current)) router.refresh()
    }
    const seen = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now()
      else if (hiddenAt && Date.now() - hiddenAt > awayMs) read()
    }
    const stop = onOtherTabChange((conversation) => {
      if (conversation === latest.current.conversation) read()
    })
    document.addEventListener('visibilitychange', seen)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', seen)
    }
  }, [router])

  const { outdated, live } = state
  useEffect(() => {
    if (outdated && !live) router.refresh()
  }, [outdated, live, router])
}
