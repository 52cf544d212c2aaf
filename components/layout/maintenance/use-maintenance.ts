import { useEffect, useState } from 'react'
import { maintenanceBypassMark } from '@/lib/site-state/constants'
import type { MaintenanceStatus } from '@/lib/site-state/schema'
import { pollWhileVisible } from './poll-while-visible'

const everyMs = 60_000

/** Fetched with the first question, which most pages never ask. */
const loadAndCheck = () =>
  import('./maintenance-check').then(
    ({ checkMaintenance }) => checkMaintenance(),
    () => null,
  )

/** Whether the server said with this page that it is open to this visitor alone. */
function openedDuringMaintenance(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.some(({ name }) => name === maintenanceBypassMark) ?? false
}

/**
 * What is known about the maintenance, for a page that stays open. A page that has just been answered needs
 * no question: the first one comes a minute later, unless the answer itself said that there is something.
 */
export function useMaintenance(): MaintenanceStatus | null {
  const [announcement, setAnnouncement] = useState<MaintenanceStatus | null>(null)
  useEffect(() => {
    let cancelled = false
    const look = () => {
      void loadAndCheck().then((found) => {
        if (found && !cancelled) setAnnouncement(found)
      })
    }
    if (openedDuringMaintenance()) look()
    const end = pollWhileVisible(everyMs, look)
    return () => {
      cancelled = true
      end()
    }
  }, [])
  return announcement
}
