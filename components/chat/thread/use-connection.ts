'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { backOff } from './back-off'

export type ConnectionStatus = 'unknown' | 'connected' | 'disconnected'

/** @param address what is asked: of the site, or past what it has kept, of the service behind it */
async function isHealthy(address: '/api/health' | '/api/health?now=1'): Promise<boolean> {
  try {
    return (await fetch(address, { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

export type ConnectionWatch = {
  connection: ConnectionStatus
  /** Something failed, and it is to be seen whether anybody is there. */
  check: () => void
  /** Nobody is there, as a question has found out. */
  markDisconnected: () => void
}

/** Whether the service answers: asked when the page opens; once it does not, again and again until it does. */
export function useConnection(): ConnectionWatch {
  const [connection, setConnection] = useState<ConnectionStatus>('unknown')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const failures = useRef(0)
  const asked = useRef(0)

  const ask = useCallback(async function again(isFirst = false): Promise<void> {
    clearTimeout(timer.current)
    asked.current += 1
    const mine = asked.current
    const healthy = await isHealthy(isFirst ? '/api/health' : '/api/health?now=1')
    // Asked once more meanwhile: the later answer counts.
    if (mine !== asked.current) return
    setConnection(healthy ? 'connected' : 'disconnected')
    failures.current = healthy ? 0 : failures.current + 1
    if (!healthy) timer.current = setTimeout(again, backOff(failures.current))
  }, [])
  const check = useCallback(() => void ask(), [ask])
  const markDisconnected = useCallback(() => {
    clearTimeout(timer.current)
    asked.current += 1
    failures.current = Math.max(1, failures.current)
    setConnection('disconnected')
    timer.current = setTimeout(ask, backOff(failures.current))
  }, [ask])

  useEffect(() => {
    const back = () => {
      failures.current = 0
      check()
    }
    const gone = () => {
      setConnection('disconnected')
      check()
    }
    void ask(true)
    window.addEventListener('online', back)
    window.addEventListener('offline', gone)
    return () => {
      asked.current += 1
      clearTimeout(timer.current)
      window.removeEventListener('online', back)
      window.removeEventListener('offline', gone)
    }
  }, [ask, check])

  return { connection, check, markDisconnected }
}
