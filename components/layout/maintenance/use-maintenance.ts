import { useEffect, useState } from 'react'
import { maintenanceBypassMark } from '@/lib/site-state/constants'
import type { MaintenanceStatus } from '@/lib/site-state/schema'
import { useApi } from '@/lib/use-api'

const openPageMs = 60_000
/** A visitor who comes back and goes again at once does not ask each time. */
const minIntervalMs = 5000

/** How the maintenance is asked for; the schema is fetched with the first answer, which most pages never need. */
export const maintenanceRequest = {
  schema: () => import('@/lib/site-state/schema').then((module) => module.maintenanceStatusSchema),
  cache: 'no-store',
  attempts: 1,
  timeoutMs: 5000,
} as const

/** Whether the server marked this page as open to this visitor alone. */
function openedDuringMaintenance(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.some(({ name }) => name === maintenanceBypassMark) ?? false
}

/** Calls again and again while the page is seen, and when its reader comes back to it. @returns how to stop */
export function pollWhileVisible(everyMs: number, poll: () => void): () => void {
  let polledAt = Date.now()
  let timer: ReturnType<typeof setInterval> | undefined

  function pollNow() {
    polledAt = Date.now()
    poll()
  }
  function onVisibilityChange() {
    clearInterval(timer)
    if (document.visibilityState !== 'visible') return
    if (Date.now() - polledAt >= minIntervalMs) pollNow()
    timer = setInterval(pollNow, everyMs)
  }
  onVisibilityChange()
  document.addEventListener('visibilitychange', onVisibilityChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisibilityChange)
  }
}

/**
 * What is known about the maintenance, for a page that stays open. A page that has just been answered needs
 * no question: the first one comes a minute later, unless the page itself was marked.
 */
export function useMaintenance(): MaintenanceStatus | undefined {
  const [isAsking, setAsking] = useState(openedDuringMaintenance)
  const { data, reload } = useApi<MaintenanceStatus>(
    isAsking ? '/api/maintenance' : null,
    maintenanceRequest,
  )
  useEffect(
    () =>
      pollWhileVisible(openPageMs, () => {
        // What is asked for the first time needs no second request.
        if (isAsking) void reload()
        else setAsking(true)
      }),
    [isAsking, reload],
  )
  return data
}
