'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { backOff } from './back-off'

export type Connection = 'unknown' | 'connected' | 'disconnected'

async function isHealthy(): Promise<boolean> {
  try {
    return (await fetch('/api/health', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/**
 * Whether the service answers: asked when the page opens and whenever `check` is called because something
 * failed; then again and again until it does.
 */
export function useConnection(): { connection: Connection; check: () => void } {
  const [connection, setConnection] = useState<Connection>('unknown')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const failures = useRef(0)
  const asked = useRef(0)

  const check = useCallback(async function ask(): Promise<void> {
    clearTimeout(timer.current)
    asked.current += 1
    const mine = asked.current
    const healthy = await isHealthy()
    // Asked once more meanwhile: the later answer counts.
    if (mine !== asked.current) return
    setConnection(healthy ? 'connected' : 'disconnected')
    failures.current = healthy ? 0 : failures.current + 1
    if (!healthy) timer.current = setTimeout(ask, backOff(failures.current))
  }, [])

  useEffect(() => {
    const back = () => {
      failures.current = 0
      void check()
    }
    const gone = () => {
      setConnection('disconnected')
      void check()
    }
    void check()
    window.addEventListener('online', back)
    window.addEventListener('offline', gone)
    return () => {
      asked.current += 1
      clearTimeout(timer.current)
      window.removeEventListener('online', back)
      window.removeEventListener('offline', gone)
    }
  }, [check])

  return { connection, check }
}
