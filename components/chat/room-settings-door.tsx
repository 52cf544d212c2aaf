'use client'

import { type ReactNode, Suspense } from 'react'
import { optionalPart } from '@/components/layout/optional-part'

const RoomSettings = optionalPart(() =>
  import('./room-settings').then((module) => module.RoomSettings),
)

/** Language and theme: of the server's HTML, but not of the script that a question waits for. */
export function RoomSettingsDoor({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <RoomSettings />
    </Suspense>
  )
}
