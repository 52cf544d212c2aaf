import { useEffect, useState } from 'react'
import { useApi } from '@/lib/use-api'

/** Spec 7: the connection is tested this long after a page has loaded. */
const delayMs = 1000
/** A connection that works is not asked about again while the page stays open, only one that does not. */
const retryMs = 15_000

/** Only whether there is an answer counts. */
const anything = { parse: (value: unknown) => value }

/** Whether the server could not be reached, one second after the page has loaded and until it can. */
export function useConnectionCheck(): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  const { error, reload } = useApi(isDue ? '/api/health' : null, {
    schema: anything,
    attempts: 1,
    maxAgeMs: 300_000,
  })
  // A service behind the server that fails is for the pages that need it to say.
  const isLost = error?.code === 'network' || error?.code === 'timeout'
  useEffect(() => {
    if (!isLost) return
    const timer = setInterval(reload, retryMs)
    return () => clearInterval(timer)
  }, [isLost, reload])
  return isLost
}
