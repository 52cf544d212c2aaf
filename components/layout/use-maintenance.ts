import { useEffect, useState } from 'react'
import { letInMark } from '@/lib/site-state/constants'
import type { Announcement } from '@/lib/site-state/schema'
import { watchWhileSeen } from './maintenance-watch'

const everyMs = 60_000

/** Fetched with the first question, which most pages never ask. */
const askLater = () =>
  import('./maintenance-check').then(
    ({ checkMaintenance }) => checkMaintenance(),
    () => null,
  )

/** Whether the server said with this page that it is open to this visitor alone. */
function cameWhileClosed(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.some(({ name }) => name === letInMark) ?? false
}

/**
 * What is known about the maintenance, for a page that stays open. A page that has just been answered needs
 * no question: the first one comes a minute later, unless the answer itself said that there is something.
 */
export function useMaintenance(): Announcement | null {
  const [known, setKnown] = useState<Announcement | null>(null)
  useEffect(() => {
    let gone = false
    const look = () => {
      void askLater().then((found) => {
        if (found && !gone) setKnown(found)
      })
    }
    if (cameWhileClosed()) look()
    const end = watchWhileSeen(everyMs, look)
    return () => {
      gone = true
      end()
    }
  }, [])
  return known
}
