'use client'

import { lazy, Suspense, useEffect } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import type { RoomTurnsProps } from './room-turns'

const load = () => import('./room-turns')
const RoomTurns = lazy(() => load().then((module) => ({ default: module.RoomTurns })))

/** Fetched as soon as the page is there: the first question will need it. */
export function usePreparedTurns(): void {
  useEffect(() => {
    void load().catch(() => {})
  }, [])
}

/** The conversation so far. How answers are drawn is most of the room's script, and none of its empty page. */
export function RoomView(props: RoomTurnsProps) {
  return (
    <Suspense
      fallback={
        <div className="pt-6">
          <Skeleton lines={4} />
        </div>
      }
    >
      <RoomTurns {...props} />
    </Suspense>
  )
}
