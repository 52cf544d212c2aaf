'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { RoomTurnsProps } from './room-turns'

/**
 * The conversation so far. How answers are drawn is most of the room's script, so it comes after the page, as
 * soon as there is one to draw; until then, and without script, the server's drawing of them stands.
 */
export function RoomView({ drawn, ...props }: RoomTurnsProps & { drawn: ReactNode }) {
  const [Turns, setTurns] = useState<ComponentType<RoomTurnsProps> | null>(null)
  const { connection } = props.connected
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be fetched is, once there is a connection
  useEffect(() => {
    if (Turns) return
    import('./room-turns').then(
      ({ RoomTurns }) => setTurns(() => RoomTurns),
      () => {},
    )
  }, [Turns, connection])
  if (props.state.messages.length === 0) return null
  return Turns ? <Turns {...props} /> : drawn
}
